<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\AustralianState;
use App\Enums\ImportKind;
use App\Support\PostcodeRanges;

/** What the forms demand of a record as it would stand, beyond what its row alone can tell. */
final readonly class WholeRecord
{
    private const UNREACHABLE = 'Give a mobile or an e-mail address: somebody has to reach this person.';

    /**
     * @param  array<string, string>  $texts  by field
     * @return array<string, string> what is wrong, by field
     */
    public static function ofNew(ImportKind $kind, array $texts): array
    {
        return self::isUnreachable($kind, $texts) ? ['mobile_e164' => self::UNREACHABLE] : [];
    }

    /**
     * @param  array<string, string>  $before  all of its fields
     * @param  array<string, string>  $changes
     * @return array<string, string> what is wrong, by field
     */
    public static function ofChanged(ImportKind $kind, array $before, array $changes): array
    {
        // A prospect is given another address beside the old one, and both stand by themselves.
        if ($kind === ImportKind::DbClients) {
            return [];
        }
        $after = [...$before, ...$changes];
        // One that came of a prospect with a landline stays as it is.
        $broken = self::isUnreachable($kind, $after) && ! self::isUnreachable($kind, $before) ? ['mobile_e164' => self::UNREACHABLE] : [];

        return $broken + self::place($after['state'], $after['postcode'], $changes);
    }

    /**
     * @param  array<string, string>  $changes
     * @return array<string, string>
     */
    private static function place(string $state, string $postcode, array $changes): array
    {
        $isMoved = isset($changes['state']) || isset($changes['postcode']);
        $lies = AustralianState::tryFrom($state);

        return match (true) {
            ! $isMoved || $postcode === '' => [],
            $lies === null => isset($changes['state']) ? ['state' => "The state that the postcode {$postcode} on record lies in would be gone."] : [],
            PostcodeRanges::contains($lies, $postcode) => [],
            ! isset($changes['state']) => ['postcode' => "The postcode {$postcode} does not lie in {$lies->label()}, the state on record."],
            ! isset($changes['postcode']) => ['state' => "The postcode {$postcode} on record does not lie in {$lies->label()}."],
            default => ['postcode' => "The postcode {$postcode} does not lie in {$lies->label()}."],
        };
    }

    /** @param  array<string, string>  $texts */
    private static function isUnreachable(ImportKind $kind, array $texts): bool
    {
        return $kind === ImportKind::Leads && ($texts['mobile_e164'] ?? '') === '' && ($texts['email'] ?? '') === '';
    }
}
