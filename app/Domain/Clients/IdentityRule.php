<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonName;
use App\Domain\Protection\Exclusion;
use App\Domain\Protection\ExclusionChecker;
use App\Enums\BetstopState;
use App\Models\Client;
use Carbon\CarbonImmutable;

/**
 * A client's identity: name, date of birth and mobile. A BetStop answer applies only to the identity it was given for. An edit
 * that would give a client an excluded person's identity is refused, as for imports and leads.
 *
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no account for a registered individual.)
 */
final readonly class IdentityRule
{
    private const FIELDS = ['first_name', 'last_name', 'date_of_birth', 'mobile_e164'];

    private const NAMES = ['first_name', 'last_name'];

    public function __construct(private ExclusionChecker $exclusions) {}

    /**
     * Whether the name, date of birth or mobile changes. Another spelling of the same name does not count.
     *
     * @param  array<string, string>  $before  as text, at least the fields that change
     * @param  array<string, string>  $after
     */
    public static function isChanged(array $before, array $after): bool
    {
        foreach (array_diff_assoc(array_intersect_key($after, array_flip(self::FIELDS)), $before) as $field => $text) {
            $isName = in_array($field, self::NAMES, true);
            if (! $isName || PersonName::split($text) !== PersonName::split($before[$field] ?? '')) {
                return true;
            }
        }

        return false;
    }

    /** The BetStop state after an identity change: `clear` no longer applies, protective marks stay. */
    public static function betstopState(BetstopState $answer): BetstopState
    {
        return $answer === BetstopState::Clear ? BetstopState::Unchecked : $answer;
    }

    /**
     * The exclusion that the changed identity would bring, or null.
     *
     * @param  array<string, string>  $changes  as text
     */
    public function refusal(Client $client, array $changes): ?Exclusion
    {
        $before = ClientFields::of($client);
        if ($client->is_barred || $client->betstop_state === BetstopState::Registered || ! self::isChanged($before, $changes)) {
            return null;
        }
        $exclusion = $this->exclusions->find(self::facts([...$before, ...$changes]));

        // An exclusion that already applied is not caused by this edit.
        return $exclusion === null || $exclusion->reason === $this->exclusions->find(self::facts($before))?->reason ? null : $exclusion;
    }

    /**
     * The field that shows the refusal.
     *
     * @param  array<string, string>  $changes
     */
    public static function field(array $changes): string
    {
        return array_values(array_intersect(self::FIELDS, array_keys($changes)))[0] ?? self::FIELDS[0];
    }

    /** @param  array<string, string>  $fields */
    public static function facts(array $fields): PersonDetails
    {
        return new PersonDetails(
            $fields['first_name'],
            $fields['last_name'],
            $fields['date_of_birth'] === '' ? null : CarbonImmutable::parse($fields['date_of_birth']),
            phones: $fields['mobile_e164'] === '' ? [] : [$fields['mobile_e164']],
        );
    }
}
