<?php

declare(strict_types=1);

namespace App\Domain\Services;

use App\Models\Contact;

/** A contact as a vCard 4.0 (RFC 6350). */
final readonly class ContactCard
{
    /** RFC 6350, section 3.2: octets of a line without its line break. */
    private const LINE = 75;

    public static function of(Contact $contact): string
    {
        $lines = [
            'BEGIN:VCARD',
            'VERSION:4.0',
            "UID;VALUE=text:paddock-contact-{$contact->id}",
            'FN:'.self::text($contact->name),
            // Whole, because a desk has no family name.
            'N:;'.self::text($contact->name).';;;',
            ...self::property('ORG', $contact->organisation),
            ...self::property('ROLE', $contact->role),
            ...($contact->mobile_e164 === null ? [] : ["TEL;VALUE=uri;TYPE=cell:tel:{$contact->mobile_e164}"]),
            ...($contact->phone_e164 === null ? [] : ["TEL;VALUE=uri;TYPE=work:tel:{$contact->phone_e164}"]),
            ...self::property('EMAIL;TYPE=work', $contact->email),
            ...self::property('NOTE', $contact->notes),
            'REV:'.$contact->updated_at->utc()->format('Ymd\THis\Z'),
            'END:VCARD',
        ];

        return implode("\r\n", array_map(self::fold(...), $lines))."\r\n";
    }

    /** @return list<string> */
    private static function property(string $name, ?string $value): array
    {
        return $value === null ? [] : ["{$name}:".self::text($value)];
    }

    /** Section 3.4. */
    private static function text(string $value): string
    {
        return strtr($value, ['\\' => '\\\\', ',' => '\\,', ';' => '\\;', "\r\n" => '\\n', "\n" => '\\n', "\r" => '\\n']);
    }

    /** Continues a long line on lines that begin with a space, without splitting a character. */
    private static function fold(string $line): string
    {
        $folded = [];
        while (strlen($line) > self::LINE - ($folded === [] ? 0 : 1)) {
            $part = mb_strcut($line, 0, self::LINE - ($folded === [] ? 0 : 1));
            $folded[] = $part;
            $line = substr($line, strlen($part));
        }

        return implode("\r\n ", [...$folded, $line]);
    }
}
