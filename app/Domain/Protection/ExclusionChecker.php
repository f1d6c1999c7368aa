<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Domain\People\ClientNameIndex;
use App\Domain\People\PersonDetails;
use App\Domain\People\PersonName;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BetstopChange;
use App\Enums\BetstopState;
use App\Enums\LeadStatus;
use App\Models\BarredEntry;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;

/**
 * Checks whether a person is excluded: by the barred list, by a notice of the BetStop register, or by the mark of a client. A person is
 * the same when name and date of birth match, or a mobile does. `BetstopRegister` asks the register itself.
 */
final readonly class ExclusionChecker
{
    /** The first exclusion found; null when the person is not excluded. */
    public function find(PersonDetails $person): ?Exclusion
    {
        return $this->onBarredList($person) ?? $this->inBetstopUpdates($person) ?? $this->amongClients($person);
    }

    /** An exclusion by the record's own mark, or of its person. */
    public function findForRecord(Client|Lead|DbClient $record): ?Exclusion
    {
        return match (true) {
            $record instanceof Client => self::markedAs($record) ?? $this->find(PersonDetails::ofClient($record)),
            $record instanceof Lead => $record->status === LeadStatus::Barred
                ? new Exclusion('barred', "{$record->full_name} is a lead who is barred") : $this->find(PersonDetails::ofLead($record)),
            default => $this->find(PersonDetails::ofDbClient($record)),
        };
    }

    /**
     * An exclusion of a client by another account, a list or a notice with the same name and date of birth. The mobile doesn't count:
     * it may be the household's, and a member of it keeps their account and money.
     */
    public function findByName(Client $client): ?Exclusion
    {
        return $this->find(PersonDetails::of($client, []));
    }

    /** An exclusion by the register, from a notice or from the mark of a client. */
    public function onBetstop(PersonDetails $person): ?Exclusion
    {
        $client = $this->markedClient($person, static fn (Builder $clients): Builder => $clients->where('betstop_state', BetstopState::Registered));

        return $this->inBetstopUpdates($person) ?? ($client === null ? null : self::registered($client));
    }

    /** Entries that begin later count already: a new account would have to be closed again. */
    private function onBarredList(PersonDetails $person): ?Exclusion
    {
        $entries = BarredEntry::query()
            ->where('status', BarredEntryStatus::Active)
            ->where(static fn (Builder $open): Builder => $open->whereNull('until_on')->orWhere('until_on', '>=', self::today()));
        $entry = $this->same($entries, $person)->sortByDesc('id')->first();
        if (! $entry instanceof BarredEntry) {
            return null;
        }

        $until = $entry->until_on === null ? '' : ' until '.$entry->until_on->format('j M Y');
        $why = $entry->reason === null ? '' : ": {$entry->reason}";

        return $entry->list === BarredList::SelfExclusion
            ? new Exclusion('self_exclusion', "{$entry->full_name} excluded themselves{$until}{$why}")
            : new Exclusion('barred', "{$entry->full_name} is on the barred list{$until}{$why}");
    }

    /** The latest notice counts. An end in the future is not an end yet. */
    private function inBetstopUpdates(PersonDetails $person): ?Exclusion
    {
        $updates = BetstopUpdate::query()->where(static fn (Builder $begun): Builder => $begun
            ->where('change', '!=', BetstopChange::Ended)->orWhere('effective_at', '<=', CarbonImmutable::now()));

        // A mobile can have had two owners, so notices are grouped by person.
        $excluded = $this->same($updates, $person)
            ->groupBy(static fn (BetstopUpdate $update): string => PersonName::of($update->first_name, $update->last_name)->keyWithBirthDate($update->date_of_birth->toDateString()))
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

    private function amongClients(PersonDetails $person): ?Exclusion
    {
        $client = $this->markedClient($person, static fn (Builder $clients): Builder => $clients
            ->where(static fn (Builder $any): Builder => $any->where('is_barred', true)->orWhere('betstop_state', BetstopState::Registered)));

        return $client === null ? null : self::markedAs($client);
    }

    /** @param  Closure(Builder<Client>): Builder<Client>  $marked  narrows to clients with a mark */
    private function markedClient(PersonDetails $person, Closure $marked): ?Client
    {
        $name = $person->name();
        $client = $person->phones === [] ? null : $marked(Client::query()->whereIn('mobile_e164', $person->phones))->orderBy('id')->first();
        if ($client === null && $name->words !== [] && $person->dateOfBirth !== null) {
            $client = $marked(self::bornOn(ClientNameIndex::withWords($name), $person->dateOfBirth))->orderBy('id')->get()
                ->first(static fn (Client $client): bool => PersonName::ofClient($client)->key() === $name->key());
        }

        return $client;
    }

    private static function markedAs(Client $client): ?Exclusion
    {
        return match (true) {
            $client->is_barred => new Exclusion('barred', "{$client->full_name} (PIN {$client->pin}) is a client who is barred"),
            $client->betstop_state === BetstopState::Registered => self::registered($client),
            default => null,
        };
    }

    private static function registered(Client $client): Exclusion
    {
        return new Exclusion('betstop', "{$client->full_name} (PIN {$client->pin}) is a client who is on the BetStop register");
    }

    /**
     * Few people share a date of birth, so these are read and their names compared here.
     *
     * @template TModel of BarredEntry|BetstopUpdate
     *
     * @param  Builder<TModel>  $query
     * @return Collection<int, TModel>
     */
    private function same(Builder $query, PersonDetails $person): Collection
    {
        $reached = $person->phones === [] ? new Collection : (clone $query)->whereIn('mobile_e164', $person->phones)->get()->toBase();
        if ($person->dateOfBirth === null) {
            return $reached;
        }

        $key = $person->name()->key();
        $named = self::bornOn(clone $query, $person->dateOfBirth)->get()->toBase()
            ->filter(static fn (BarredEntry|BetstopUpdate $entry): bool => $key !== '' && PersonName::of($entry->first_name, $entry->last_name)->key() === $key);

        return $reached->concat($named)->unique('id')->values();
    }

    /**
     * A range, so that the index is used: SQLite stores a date with or without a time.
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

    private static function today(): string
    {
        return CarbonImmutable::now(config()->string('paddock.timezone'))->toDateString();
    }
}
