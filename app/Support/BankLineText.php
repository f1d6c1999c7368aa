<?php

declare(strict_types=1);

namespace App\Support;

use App\Models\User;

/** Masks the phone numbers and email addresses in a text from outside: a bank line, or why a message was not delivered. */
final readonly class BankLineText
{
    private const EMAIL = '/[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}/i';

    /** Australian mobile numbers in any notation. PINs and account numbers are shorter or begin differently. */
    public const MOBILE = '/\(?(?<!\d)(?:(?:\+|00(?:11)? ?)?61[\s.()-]{0,2}(?:0[\s.()-]{0,2})?|0)4(?:[\s.()\/-]{0,2}\d){8}(?!\d)/';

    public static function masked(string $text, User $viewer): string
    {
        return ContactMask::isLifted($viewer) ? $text : self::withoutContacts($text);
    }

    public static function maskedIfAny(?string $text, User $viewer): ?string
    {
        return $text === null ? null : self::masked($text, $viewer);
    }

    /**
     * Takes the phone numbers and email addresses out of a text, for the search index.
     *
     * @return array{string, list<string>} the rest, and what was taken out
     */
    public static function withContactsApart(string $text): array
    {
        preg_match_all(self::EMAIL, $text, $emails);
        $rest = (string) preg_replace(self::EMAIL, ' ', $text);
        preg_match_all(self::MOBILE, $rest, $mobiles);

        return [(string) preg_replace(self::MOBILE, ' ', $rest), [...$emails[0], ...$mobiles[0]]];
    }

    /** For texts that many users see, such as notifications. */
    public static function withoutContacts(string $text): string
    {
        $text = (string) preg_replace_callback(self::EMAIL, static fn (array $found): string => ContactMask::email($found[0]), $text);

        return (string) preg_replace_callback(self::MOBILE, static fn (array $found): string => ContactMask::phone($found[0]), $text);
    }
}
