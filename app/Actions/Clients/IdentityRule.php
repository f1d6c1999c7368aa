<?php

declare(strict_types=1);

namespace App\Actions\Clients;

use App\Enums\BetstopState;
use App\Models\Client;
use App\Services\Exclusions\Exclusion;
use App\Services\Exclusions\ExclusionCheck;
use App\Services\Intake\ClientNames;
use App\Services\Matching\PersonFacts;
use Carbon\CarbonImmutable;

/**
 * Who a client is: name, date of birth and mobile. What the BetStop register said was said of that person, and nobody
 * becomes a person against whom we hold something by an edit: as with an import or a lead, that is refused in words.
 *
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no account for a registered individual.)
 */
final readonly class IdentityRule
{
    private const FIELDS = ['first_name', 'last_name', 'date_of_birth', 'mobile_e164'];

    private const NAMES = ['first_name', 'last_name'];

    public function __construct(private ExclusionCheck $exclusions) {}

    /**
     * Whether it is another person's name, birthday or mobile afterwards. Another way to write the name is none.
     *
     * @param  array<string, string>  $before  as text, at least the fields that change
     * @param  array<string, string>  $after
     */
    public static function isChanged(array $before, array $after): bool
    {
        foreach (array_diff_assoc(array_intersect_key($after, array_flip(self::FIELDS)), $before) as $field => $text) {
            $isName = in_array($field, self::NAMES, true);
            if (! $isName || ClientNames::words($text) !== ClientNames::words($before[$field] ?? '')) {
                return true;
            }
        }

        return false;
    }

    /** The answer of the register that an edit of the person leaves behind; the marks that protect stay. */
    public static function betstopState(BetstopState $said): BetstopState
    {
        return $said === BetstopState::Clear ? BetstopState::Unchecked : $said;
    }

    /**
     * Why the client may not become the person that these changes make of them; null when nothing new speaks against it.
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

        // What stood against them already is not what this edit brings.
        return $exclusion === null || $exclusion->reason === $this->exclusions->find(self::facts($before))?->reason ? null : $exclusion;
    }

    /**
     * The field at which the refusal is said.
     *
     * @param  array<string, string>  $changes
     */
    public static function field(array $changes): string
    {
        return array_values(array_intersect(self::FIELDS, array_keys($changes)))[0] ?? self::FIELDS[0];
    }

    /** @param  array<string, string>  $fields */
    public static function facts(array $fields): PersonFacts
    {
        return new PersonFacts(
            $fields['first_name'],
            $fields['last_name'],
            $fields['date_of_birth'] === '' ? null : CarbonImmutable::parse($fields['date_of_birth']),
            phones: $fields['mobile_e164'] === '' ? [] : [$fields['mobile_e164']],
        );
    }
}
