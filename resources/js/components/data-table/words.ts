/** Capitalises a noun for a heading: 'clients' becomes 'Clients'. */
export function sentence(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
