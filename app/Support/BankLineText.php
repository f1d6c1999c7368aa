<?php

declare(strict_types=1);

namespace App\Support;

use App\Models\User;

/** What the bank wrote, without the phone numbers and email addresses that PayIDs are made of. */
final readonly class BankLineText
{
    private const EMAIL = '/[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}/i';

    /** Australian mobile numbers, in every notation; PINs and account numbers are shorter or begin otherwise. */
    private const MOBILE = '/(?<!\d)(?:\+?61[\s-]?|0)4(?:[\s-]?\d){8}(?!\d)/';

    public static function masked(string $text, User $viewer): string
    {
        return ContactMask::isLifted($viewer) ? $text : self::withoutContacts($text);
    }

    /** Of a payer or an id that a line may have. */
    public static function maskedIfAny(?string $text, User $viewer): ?string
    {
        return $text === null ? null : self::masked($text, $viewer);
    }

    /** For what goes to many at once, whoever they are. */
    public static function withoutContacts(string $text): string
    {
        $text = (string) preg_replace_callback(self::EMAIL, static fn (array $found): string => ContactMask::email($found[0]), $text);

        return (string) preg_replace_callback(self::MOBILE, static fn (array $found): string => ContactMask::phone($found[0]), $text);
    }
}
