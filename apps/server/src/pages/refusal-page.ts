import { errors } from '@consoeurs/contract'

/** Served under overload, so it needs no other request. */
export const refusalPage = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Un instant</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}</style>
</head>
<body>
<main>
<h1>Il y a beaucoup de monde</h1>
<p>${errors.UNAVAILABLE.text}</p>
<p><a href="">Réessayer</a></p>
</main>
</body>
</html>
`
