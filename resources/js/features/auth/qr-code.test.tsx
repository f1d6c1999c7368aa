import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code';

it('draws every dark module once and has an accessible name', () => {
    const text = 'otpauth://totp/Paddock:maya%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Paddock';
    render(<QrCode text={text} label="QR code" />);

    const drawn = screen.getByRole('img', { name: 'QR code' }).querySelector('path')?.getAttribute('d') ?? '';
    const dark = encode(text, { ecc: 'M', border: 2 }).data.flat().filter(Boolean).length;

    expect(drawn.match(/M/g)).toHaveLength(dark);
});
