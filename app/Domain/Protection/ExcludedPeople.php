<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\PersonDetails;
use App\Domain\People\PersonName;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Enums\GatePurpose;
use App\Models\BarredEntry;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Reads the people who are excluded now: barred lists and self-exclusions, notices of the BetStop register, and clients with a mark. With
 * a purpose, it also reads people who are protected from it by a time-out, an RSG hold or an opt-out. For a few people it reads only
 * possible matches, through indexes; for many people it reads all rows. Both give the same matches.
 */
final readonly class ExcludedPeople
{
    private const NAMED = ['first_name', 'last_name', 'date_of_birth', 'mobile_e164'];

    public function __construct(private ProtectedPeople $protected) {}

    /**
     * @param  array<int, PersonDetails>  $people
     * @param  list<int>  $clientIds  of the clients among them
     * @param  GatePurpose|null  $purpose  null for exclusions only
     */
    public function near(array $people, array $clientIds = [], ?GatePurpose $purpose = null): ExclusionIndex
    {
        return new ExclusionIndex($this->read($purpose, NearbyRowReader::of($people, $clientIds)));
    }

    public function all(?GatePurpose $purpose = null): ExclusionIndex
    {
        return new ExclusionIndex($this->read($purpose, NearbyRowReader::everybody()));
    }

    /** The exclusion that comes from this barred entry, BetStop notice or client; null when it is not in force. Reads all exclusions. */
    public function bySource(string $type, int $id): ?Exclusion
    {
        $found = array_filter(
            $this->read(null, NearbyRowReader::everybody()),
            static fn (ExcludedPerson $one): bool => $one->sourceType === $type && $one->sourceId === $id,
        );

        return array_values($found)[0]->exclusion ?? null;
    }

    /** @return list<ExcludedPerson> */
    private function read(?GatePurpose $purpose, NearbyRowReader $near): array
    {
        $entries = DB::table('barred_entries')->where('status', BarredEntryStatus::Active->value)
            ->where(static fn (Builder $open): Builder => $open->whereNull('until_on')->orWhere('until_on', '>=', BarredEntry::earliestLastDay()));

        return [
            ...array_map(
                self::barred(...),
                $near->rows(
                    $entries,
                    'barred_entries',
                    ['barred_entries.*'],
                    ['client_id', 'mobile_e164', 'email', 'date_of_birth', 'name'],
                ),
            ),
            ...$this->notices($near),
            ...$this->marks($near),
            ...($purpose === null ? [] : $this->protected->from($purpose, $near)),
        ];
    }

    /**
     * Clients who are marked, and those who were merged into one: the person may come back under their former details.
     *
     * @return list<ExcludedPerson>
     */
    private function marks(NearbyRowReader $near): array
    {
        return array_map(static fn (array $pair): ExcludedPerson => self::marked(...$pair), $near->withMerged(
            static fn (Builder $mark): Builder => $mark->where('clients.is_barred', true)->orWhere('clients.betstop_state', BetstopState::Registered->value),
            static fn (stdClass $client): bool => (bool) $client->is_barred || $client->betstop_state === BetstopState::Registered->value,
        ));
    }

    /**
     * The latest notice about a person counts, with the numbers and mailboxes of the earlier ones. An end in the future is not an end yet,
     * and an extension received after an end takes it back. A mobile can have had two owners, so notices are grouped by person, and all
     * notices about people born on the same days are read.
     *
     * @return list<ExcludedPerson>
     */
    private function notices(NearbyRowReader $near): array
    {
        $columns = ['id', ...self::NAMED, 'other_phones', 'email', 'postcode', 'change', 'effective_at', 'client_id'];
        $begun = static fn (): Builder => DB::table('betstop_updates')->where(static fn (Builder $begun): Builder => $begun
            ->where('change', '!=', BetstopChange::Ended->value)->orWhere('effective_at', '<=', CarbonImmutable::now()));
        $found = $near->rows($begun(), 'betstop_updates', $columns, ['client_id', 'mobile_e164', 'other_phones', 'email', 'date_of_birth', 'name']);
        if (! $near->isEverybody() && $found !== []) {
            $days = array_values(array_unique(array_map(static fn (stdClass $notice): string => (string) $notice->date_of_birth, $found)));
            $found = $near->rows($begun(), 'betstop_updates', $columns, ['date_of_birth'], ['date_of_birth' => $days]);
        }
        $last = [];
        $extensions = [];
        $phones = [];
        $emails = [];
        foreach ($found as $notice) {
            $key = PersonName::of($notice->first_name, $notice->last_name)->keyWithBirthDate((string) $notice->date_of_birth);
            $phones[$key] ??= [];
            array_push($phones[$key], ...array_filter([$notice->mobile_e164, ...(json_decode((string) $notice->other_phones, true) ?? [])]));
            $emails[$key][] = $notice->email;
            $known = $last[$key] ?? null;
            if ($known === null || [$notice->effective_at, (int) $notice->id] > [$known->effective_at, (int) $known->id]) {
                $last[$key] = $notice;
            }
            if ($notice->change === BetstopChange::Extended->value && $notice->id > ($extensions[$key]->id ?? 0)) {
                $extensions[$key] = $notice;
            }
        }
        foreach ($extensions as $key => $extension) {
            if ($last[$key]->change === BetstopChange::Ended->value && $extension->id > $last[$key]->id) {
                $last[$key] = $extension;
            }
        }

        $inForce = array_filter($last, static fn (stdClass $notice): bool => $notice->change !== BetstopChange::Ended->value);

        return array_values(
            array_map(
                static fn (stdClass $notice, string $key): ExcludedPerson => self::noticed($notice, $phones[$key], $emails[$key]),
                $inForce,
                array_keys($inForce),
            ),
        );
    }

    private static function barred(stdClass $entry): ExcludedPerson
    {
        $name = trim("{$entry->first_name} {$entry->last_name}");
        $until = $entry->until_on === null ? '' : ' until '.CarbonImmutable::parse($entry->until_on)->format('j M Y');
        $why = $entry->reason === null ? '' : ": {$entry->reason}";
        $exclusion = $entry->list === BarredList::SelfExclusion->value
            ? new Exclusion('self_exclusion', "{$name} excluded themselves{$until}{$why}")
            : new Exclusion('barred', "{$name} is on the barred list{$until}{$why}");

        return new ExcludedPerson(
            self::person($entry),
            $exclusion,
            'barred_entry',
            (int) $entry->id,
            $entry->client_id === null ? null : (int) $entry->client_id,
        );
    }

    /**
     * @param  list<string>  $phones  of all notices about the person
     * @param  list<string|null>  $emails
     */
    private static function noticed(stdClass $notice, array $phones, array $emails): ExcludedPerson
    {
        $exclusion = new Exclusion('betstop', sprintf(
            '%s %s is on the BetStop register: %s with effect of %s',
            $notice->first_name,
            $notice->last_name,
            mb_strtolower(BetstopChange::from($notice->change)->label()),
            CarbonImmutable::parse($notice->effective_at)->setTimezone(config()->string('paddock.timezone'))->format('j M Y'),
        ));

        return new ExcludedPerson(
            self::person($notice, array_values(array_unique($phones))),
            $exclusion,
            'betstop_update',
            (int) $notice->id,
            $notice->client_id === null ? null : (int) $notice->client_id,
            array_values(array_diff(array_unique(array_filter($emails)), [$notice->email])),
        );
    }

    /**
     * @param  stdClass  $person  whose details count
     * @param  stdClass  $client  who is marked
     */
    private static function marked(stdClass $person, stdClass $client): ExcludedPerson
    {
        $who = trim("{$client->first_name} {$client->last_name}")." (PIN {$client->pin})";
        $exclusion = (bool) $client->is_barred
            ? new Exclusion('barred', "{$who} is a client who is barred")
            : new Exclusion('betstop', "{$who} is a client who is on the BetStop register");

        return new ExcludedPerson(self::person($person), $exclusion, 'client', (int) $client->id, (int) $client->id);
    }

    /** @param  list<string>|null  $phones  instead of the mobile of the row */
    public static function person(stdClass $row, ?array $phones = null): PersonDetails
    {
        return PersonDetails::of(
            (object) ['email' => null, 'address' => null, 'suburb' => null, 'state' => null, 'postcode' => null, ...(array) $row],
            $phones ?? ($row->mobile_e164 === null ? [] : [$row->mobile_e164]),
        );
    }
}
