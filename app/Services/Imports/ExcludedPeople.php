<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Enums\BarredEntryStatus;
use App\Enums\BetstopChange;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Who of a batch of rows may hold no account: the rules of ExclusionCheck, asked for all rows at once.
 *
 * The same person is name (folded) and date of birth, or the mobile.
 */
final readonly class ExcludedPeople
{
    /**
     * @param  list<ReadRow>  $rows
     * @param  PeopleBook  $clients  the clients who share something with the rows
     * @return array<int, string> why, by row number
     */
    public function find(array $rows, PeopleBook $clients): array
    {
        [$phones, $names] = $this->marked($rows);
        $found = [];

        foreach ($rows as $row) {
            $why = $names[$row->nameKey] ?? null;
            foreach ($row->phones as $phone) {
                $why ??= $phones[$phone] ?? null;
            }
            $why ??= $this->amongClients($row, $clients);
            if ($why !== null) {
                $found[$row->rowNo] = $why;
            }
        }

        return $found;
    }

    /**
     * @param  list<ReadRow>  $rows
     * @return array{array<string, string>, array<string, string>} reasons by mobile and by PersonKey
     */
    private function marked(array $rows): array
    {
        $phones = array_values(array_unique(array_merge(...array_map(static fn (ReadRow $row): array => $row->phones, $rows))));
        $days = array_values(array_unique(array_filter(array_map(static fn (ReadRow $row): string => $row->get('date_of_birth'), $rows))));
        // Databases hold a day with or without its midnight.
        $days = [...$days, ...array_map(static fn (string $day): string => "{$day} 00:00:00", $days)];
        $same = static fn (Builder $any): Builder => $any->whereIn('mobile_e164', $phones)->orWhereIn('date_of_birth', $days);
        $today = CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString();

        $byPhone = [];
        $byName = [];
        $entries = DB::table('barred_entries')->where($same)->where('status', BarredEntryStatus::Active)
            ->where(static fn (Builder $open): Builder => $open->whereNull('until_on')->orWhere('until_on', '>=', $today))
            ->get(['first_name', 'last_name', 'date_of_birth', 'mobile_e164']);
        foreach ($entries as $entry) {
            $byPhone[(string) $entry->mobile_e164] = $byName[PersonKey::of($entry->first_name, $entry->last_name, (string) $entry->date_of_birth)] = 'is on the barred list';
        }
        foreach ($this->lastNotices($same) as $notice) {
            $byPhone[(string) $notice->mobile_e164] ??= 'is on the BetStop register';
            $byName[PersonKey::of($notice->first_name, $notice->last_name, (string) $notice->date_of_birth)] ??= 'is on the BetStop register';
        }

        return [$byPhone, $byName];
    }

    /**
     * The register's last word on each person, where that is no end.
     *
     * @param  Closure(Builder): Builder  $same
     * @return list<stdClass>
     */
    private function lastNotices(Closure $same): array
    {
        $last = [];
        $notices = DB::table('betstop_updates')->where($same)
            ->where(static fn (Builder $begun): Builder => $begun->where('change', '!=', BetstopChange::Ended)->orWhere('effective_at', '<=', CarbonImmutable::now()))
            ->orderBy('effective_at')->orderBy('id')->get(['first_name', 'last_name', 'date_of_birth', 'mobile_e164', 'change']);
        foreach ($notices as $notice) {
            $last[PersonKey::of($notice->first_name, $notice->last_name, (string) $notice->date_of_birth)] = $notice;
        }

        return array_values(array_filter($last, static fn (stdClass $notice): bool => $notice->change !== BetstopChange::Ended->value));
    }

    private function amongClients(ReadRow $row, PeopleBook $clients): ?string
    {
        $ids = $clients->ids(KnownPeople::BY_NAME, $row->nameKey);
        foreach ($row->phones as $phone) {
            $ids = [...$ids, ...$clients->ids(KnownPeople::BY_MOBILE, $phone)];
        }
        foreach ($ids as $id) {
            $client = $clients->people[$id];
            if ((bool) $client->is_barred) {
                return 'is a client who is barred';
            }
            if ($client->betstop_state === 'registered') {
                return 'is a client who is on the BetStop register';
            }
        }

        return null;
    }
}
