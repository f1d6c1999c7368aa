/** Downloads the text as a file. */
export function downloadText(fileName: string, text: string): void {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(url);
}

/** Prints a title and a text without the page around them. */
export function printText(title: string, text: string): void {
    const frame = document.createElement('iframe');
    // Off-screen but not `hidden`, because browsers don't print hidden frames.
    Object.assign(frame.style, { position: 'fixed', inset: 'auto 0 0 auto', width: '0', height: '0', border: '0' });
    frame.ariaHidden = 'true';
    document.body.append(frame);
    const sheet = frame.contentDocument;
    const view = frame.contentWindow;
    if (!sheet || !view) {
        frame.remove();
        return;
    }

    const heading = sheet.createElement('h1');
    heading.textContent = title;
    const body = sheet.createElement('pre');
    body.textContent = text;
    sheet.title = title;
    sheet.body.append(heading, body);
    view.addEventListener('afterprint', () => frame.remove());
    view.print();
}
