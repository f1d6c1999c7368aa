<?php

declare(strict_types=1);

namespace App\Services\Betstop;

use App\Enums\BetstopState;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\DbClient;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\LeaveAlone;
use App\Services\DbClients\ProspectArrival;
use App\Services\DbClients\ValidityCheck;
use App\Services\Exclusions\ExclusionCheck;
use App\Services\Intake\ClientNames;
use App\Services\Intake\ExcludedClients;
use App\Services\Matching\PersonFacts;
use App\Services\Suppression\SuppressionBook;
use Illuminate\Database\Eloquent\Collection;

/** What a BetStop exclusion that is over has suppressed, and nothing else holds. */
final readonly class EndedExclusion
{
    /** Kept with everything that it frees. */
    public const REASON = 'The BetStop register says that the exclusion has ended.';

    public function __construct(
        private ExclusionCheck $exclusions,
        private ExcludedClients $clients,
        private SuppressionBook $book,
        private LeaveAlone $leaveAlone,
        private ProspectArrival $arrival,
        private AuditTrail $audit,
    ) {}

    /** By name and birthday alone: a mobile may have had two owners. */
    public static function person(BetstopUpdate $notice): PersonFacts
    {
        return new PersonFacts($notice->first_name, $notice->last_name, $notice->date_of_birth);
    }

    /**
     * Call it inside the transaction that has made sure that the exclusion is over.
     *
     * @return array{int, int} how many numbers and mailboxes, and how many prospects, are free now
     */
    public function lift(BetstopUpdate $notice): array
    {
        [$phones, $emails] = $this->reachedAt($notice);
        $prospects = $this->prospects(new PersonFacts($notice->first_name, $notice->last_name, $notice->date_of_birth, phones: $phones), $emails);
        $free = [
            ...array_filter($phones, fn (string $phone): bool => $this->exclusions->onBetstop(new PersonFacts('', '', phones: [$phone])) === null),
            ...array_filter($emails, fn (string $email): bool => ! $this->isMailboxOfAnother($email)),
        ];

        return [$this->book->liftOfRegister(array_values($free)), $prospects->filter($this->free(...))->count()];
    }

    /** @return array{list<string>, list<string>} the numbers and mailboxes that the notices about the person and the clients who are the person have */
    private function reachedAt(BetstopUpdate $notice): array
    {
        $words = ClientNames::words("{$notice->first_name} {$notice->last_name}");
        $known = BetstopUpdate::query()->whereBetween('date_of_birth', [$notice->date_of_birth->toDateString(), $notice->date_of_birth->format('Y-m-d 23:59:59')])->get()
            ->filter(static fn (BetstopUpdate $one): bool => ClientNames::words("{$one->first_name} {$one->last_name}") === $words)->toBase()
            ->concat($this->clients->find($notice->asReceived()));

        return [
            array_values($known->pluck('mobile_e164')->filter()->unique()->all()),
            array_values($known->pluck('email')->filter()->map(static fn (string $email): string => mb_strtolower($email))->unique()->all()),
        ];
    }

    private function isMailboxOfAnother(string $email): bool
    {
        $isOfClient = Client::query()->whereRaw('lower(email) = ?', [$email])->where('betstop_state', BetstopState::Registered)->exists();

        return $isOfClient || BetstopUpdate::query()->whereRaw('lower(email) = ?', [$email])->get()
            ->contains(fn (BetstopUpdate $other): bool => $this->exclusions->onBetstop(self::person($other)) !== null);
    }

    /**
     * @param  list<string>  $emails
     * @return Collection<int, DbClient> locked, as they are suppressed for it
     */
    private function prospects(PersonFacts $person, array $emails): Collection
    {
        $ids = $this->leaveAlone->prospects($person);
        foreach ($emails as $email) {
            array_push($ids, ...$this->leaveAlone->prospects(new PersonFacts('', '', email: $email)));
        }

        return DbClient::query()->whereKey($ids)->where('status', DbClientStatus::Suppressed)->where('suppressed_reason', SuppressionReason::Betstop)
            ->orderBy('id')->lockForUpdate()->get();
    }

    /** Whoever is to be left alone for another reason stays so, for that reason. */
    private function free(DbClient $prospect): bool
    {
        $left = $this->arrival->reasonAgainst($prospect);
        if ($left === SuppressionReason::Betstop) {
            return false;
        }

        $before = ['status' => $prospect->status->value, 'suppressed_reason' => SuppressionReason::Betstop->value];
        $prospect->fill($left !== null ? ['suppressed_reason' => $left] : [
            'status' => ValidityCheck::status(DbClientStatus::Raw, $prospect->phoneNumbers()->where('is_valid', true)->exists()), 'suppressed_reason' => null,
            'db_list_id' => null, 'assignee_id' => null,
        ]);
        $prospect->fill(['version' => $prospect->version + 1])->save();
        $this->audit->record($left === null ? 'db_client.suppression_lifted' : 'db_client.suppressed', $prospect, $before, [
            'status' => $prospect->status->value, 'suppressed_reason' => $left?->value, 'reason' => self::REASON,
        ]);

        return $left === null;
    }
}
