<?php

declare(strict_types=1);

namespace App\Support;

use App\Enums\Ability;
use App\Models\User;

/**
 * Masks contact details for users whose work doesn't need them. The rest is enough to distinguish two numbers. Users can reveal
 * a value, which is audited.
 */
final readonly class ContactMask
{
    /** Contact fields of a client, lead or DB client. */
    public const FIELDS = ['mobile_e164', 'email', 'address'];

    private const HIDDEN = '•••';

    /** Users who may contact people see their contact details. */
    public static function isLifted(User $viewer): bool
    {
        return $viewer->hasAbility(Ability::ViewSmsPanel);
    }

    /** Whether a search could confirm a masked contact. Contractors without viewClients find only DB clients, whose contacts they see. */
    public static function limitsSearches(User $viewer): bool
    {
        return ! self::isLifted($viewer) && ($viewer->hasAbility(Ability::ViewClients) || ! $viewer->hasAbility(Ability::CanViewDatabaseOnly));
    }

    /** The text of a field for this user. Other fields are not masked. */
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

    /** The first letter and the domain. */
    public static function email(string $address): string
    {
        $at = strrpos($address, '@');

        return $at === false ? self::HIDDEN : mb_substr($address, 0, 1).self::HIDDEN.substr($address, $at);
    }
}
