<?php

declare(strict_types=1);

namespace App\Services\Contacts;

use App\Enums\Ability;
use App\Models\User;

/**
 * Hides how to reach a person from those whose work does not need it. What is left says which of two numbers it is, and
 * no more. Whoever does need it once reveals it, which is recorded.
 */
final readonly class ContactMask
{
    /** The fields of a client, lead or prospect that are contact details. */
    public const FIELDS = ['mobile_e164', 'email', 'address'];

    private const HIDDEN = '•••';

    /** Whoever may write to people sees how to reach them. */
    public static function isLifted(User $viewer): bool
    {
        return $viewer->hasAbility(Ability::ViewSmsPanel);
    }

    /** A field's text as this person may see it; any field that is no contact detail passes. */
    public static function show(User $viewer, string $field, ?string $text): ?string
    {
        if ($text === null || $text === '' || self::isLifted($viewer)) {
            return $text;
        }

        return match ($field) {
            'mobile_e164' => self::phone($text),
            'email' => self::email($text),
            'address' => self::HIDDEN,
            default => $text,
        };
    }

    /** The last three digits. */
    public static function phone(string $number): string
    {
        return '•••• ••• '.substr((string) preg_replace('/\D/', '', $number), -3);
    }

    /** The first letter, and where the mailbox is. */
    public static function email(string $address): string
    {
        $at = strrpos($address, '@');

        return $at === false ? self::HIDDEN : mb_substr($address, 0, 1).self::HIDDEN.substr($address, $at);
    }
}
