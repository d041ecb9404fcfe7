export { NewsletterOffer } from './newsletter-offer.tsx'
