<?php

declare(strict_types=1);

namespace App\Services\Exclusions;

use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Services\Intake\ClientNames;
use App\Services\Matching\PersonFacts;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;

/**
 * Looks for a person on everything that we ourselves hold against their having an account: the barred lists, what the
 * self-exclusion register (BetStop) has told us, and the marks of our clients.
 *
 * A person is the same when name (folded) and date of birth agree, or one of the mobiles does. It does not ask the
 * register itself; `BetstopRegister` does.
 */
final readonly class ExclusionCheck
{
    /** The first exclusion found, or null when we hold nothing against this person. */
    public function find(PersonFacts $facts): ?Exclusion
    {
        return $this->onBarredList($facts) ?? $this->inBetstopUpdates($facts) ?? $this->amongClients($facts);
    }

    /** What the register has told us of the person, or a client who is the person still carries as a mark. */
    public function onBetstop(PersonFacts $facts): ?Exclusion
    {
        $client = $this->markedClient($facts, static fn (Builder $clients): Builder => $clients->where('betstop_state', BetstopState::Registered));

        return $this->inBetstopUpdates($facts) ?? ($client === null ? null : self::registeredClient($client));
    }

    /** An entry that begins later counts already: nobody opens an account that must be closed on Monday. */
    private function onBarredList(PersonFacts $facts): ?Exclusion
    {
        $entries = BarredEntry::query()
            ->where('status', BarredEntryStatus::Active)
            ->where(static fn (Builder $open): Builder => $open->whereNull('until_on')->orWhere('until_on', '>=', self::today()));
        $entry = $this->same($entries, $facts)->sortByDesc('id')->first();
        if (! $entry instanceof BarredEntry) {
            return null;
        }

        $until = $entry->until_on === null ? '' : ' until '.$entry->until_on->format('j M Y');
        $why = $entry->reason === null ? '' : ": {$entry->reason}";

        return $entry->list === BarredList::SelfExclusion
            ? new Exclusion('self_exclusion', "{$entry->full_name} excluded themselves{$until}{$why}")
            : new Exclusion('barred', "{$entry->full_name} is on the barred list{$until}{$why}");
    }

    /** The last word of the register counts; an end that has not come yet is no end. */
    private function inBetstopUpdates(PersonFacts $facts): ?Exclusion
    {
        $updates = BetstopUpdate::query()->where(static fn (Builder $begun): Builder => $begun
            ->where('change', '!=', BetstopChange::Ended)->orWhere('effective_at', '<=', CarbonImmutable::now()));

        // A mobile may have had two owners: the end of one's exclusion does not end the other's.
        $excluded = $this->same($updates, $facts)
            ->groupBy(static fn (BetstopUpdate $update): string => self::key($update->first_name, $update->last_name, $update->date_of_birth))
            ->map(static fn (Collection $ofPerson): BetstopUpdate => $ofPerson->sortBy([['effective_at', 'desc'], ['id', 'desc']])->firstOrFail())
            ->first(static fn (BetstopUpdate $last): bool => $last->change !== BetstopChange::Ended);

        return $excluded === null ? null : new Exclusion('betstop', sprintf(
            '%s %s is on the BetStop register: %s with effect of %s',
            $excluded->first_name,
            $excluded->last_name,
            mb_strtolower($excluded->change->label()),
            $excluded->effective_at->setTimezone(config()->string('paddock.timezone'))->format('j M Y'),
        ));
    }

    private function amongClients(PersonFacts $facts): ?Exclusion
    {
        $client = $this->markedClient($facts, static fn (Builder $clients): Builder => $clients
            ->where(static fn (Builder $any): Builder => $any->where('is_barred', true)->orWhere('betstop_state', BetstopState::Registered)));

        return match (true) {
            $client === null => null,
            $client->is_barred => new Exclusion('barred', "{$client->full_name} (PIN {$client->pin}) is a client who is barred"),
            default => self::registeredClient($client),
        };
    }

    /** @param  Closure(Builder<Client>): Builder<Client>  $marked  narrows clients to those who carry a mark */
    private function markedClient(PersonFacts $facts, Closure $marked): ?Client
    {
        $words = self::words($facts->firstName, $facts->lastName);
        $client = $facts->phones === [] ? null : $marked(Client::query()->whereIn('mobile_e164', $facts->phones))->orderBy('id')->first();
        if ($client === null && $words !== [] && $facts->dateOfBirth !== null) {
            $client = $marked(self::bornOn(ClientNames::candidates($words), $facts->dateOfBirth))->orderBy('id')->get()
                ->first(static fn (Client $client): bool => ClientNames::are($words, $client));
        }

        return $client;
    }

    private static function registeredClient(Client $client): Exclusion
    {
        return new Exclusion('betstop', "{$client->full_name} (PIN {$client->pin}) is a client who is on the BetStop register");
    }

    /**
     * Few people share a birthday, so those are read by it and their names compared here, folded.
     *
     * @template TModel of BarredEntry|BetstopUpdate
     *
     * @param  Builder<TModel>  $query
     * @return Collection<int, TModel>
     */
    private function same(Builder $query, PersonFacts $facts): Collection
    {
        $reached = $facts->phones === [] ? new Collection : (clone $query)->whereIn('mobile_e164', $facts->phones)->get()->toBase();
        if ($facts->dateOfBirth === null) {
            return $reached;
        }

        $words = self::words($facts->firstName, $facts->lastName);
        $named = self::bornOn(clone $query, $facts->dateOfBirth)->get()->toBase()
            ->filter(static fn (BarredEntry|BetstopUpdate $entry): bool => $words !== [] && self::words($entry->first_name, $entry->last_name) === $words);

        return $reached->concat($named)->unique('id')->values();
    }

    /**
     * A range rather than the day of a time, so that the index is read; databases hold a day with or without its midnight.
     *
     * @template TModel of Model
     *
     * @param  Builder<TModel>  $query
     * @return Builder<TModel>
     */
    private static function bornOn(Builder $query, CarbonImmutable $day): Builder
    {
        return $query->whereBetween('date_of_birth', [$day->toDateString(), $day->format('Y-m-d 23:59:59')]);
    }

    /** @return list<string> */
    private static function words(string $firstName, string $lastName): array
    {
        return ClientNames::words("{$firstName} {$lastName}");
    }

    private static function key(string $firstName, string $lastName, CarbonImmutable $dateOfBirth): string
    {
        return implode(' ', self::words($firstName, $lastName)).$dateOfBirth->format(' Ymd');
    }

    private static function today(): string
    {
        return CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString();
    }
}
