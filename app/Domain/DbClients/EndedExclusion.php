<?php

declare(strict_types=1);

namespace App\Domain\DbClients;

use App\Domain\Matches\NoticeMatcher;
use App\Domain\People\PersonDetails;
use App\Domain\People\PersonName;
use App\Domain\Protection\ExclusionChecker;
use App\Domain\Protection\SuppressionList;
use App\Enums\BetstopState;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\DbClient;
use Illuminate\Database\Eloquent\Collection;

/** Lifts the suppressions of an ended BetStop exclusion that have no other reason. */
final readonly class EndedExclusion
{
    /** Stored with each lifted suppression. */
    public const REASON = 'The BetStop register says that the exclusion has ended.';

    public function __construct(
        private ExclusionChecker $exclusions,
        private NoticeMatcher $matcher,
        private SuppressionList $suppressions,
        private DoNotContact $doNotContact,
        private DbClientImporter $importer,
        private AuditTrail $audit,
    ) {}

    /** By name and date of birth only: a mobile may have had two owners. */
    public static function person(BetstopUpdate $notice): PersonDetails
    {
        return new PersonDetails($notice->first_name, $notice->last_name, $notice->date_of_birth);
    }

    /**
     * Call it in the transaction that verified the end of the exclusion.
     *
     * @return array{int, int} the number of lifted numbers and emails, and of DB clients
     */
    public function lift(BetstopUpdate $notice): array
    {
        [$phones, $emails] = $this->reachedAt($notice);
        $dbClients = $this->dbClients(new PersonDetails($notice->first_name, $notice->last_name, $notice->date_of_birth, phones: $phones), $emails);
        $free = [
            ...array_filter($phones, fn (string $phone): bool => $this->exclusions->onBetstop(new PersonDetails('', '', phones: [$phone])) === null),
            ...array_filter($emails, fn (string $email): bool => ! $this->isEmailOfAnother($email)),
        ];

        return [$this->suppressions->liftOfRegister(array_values($free)), $dbClients->filter($this->free(...))->count()];
    }

    /** @return array{list<string>, list<string>} the phone numbers and email addresses of the person's notices and client records */
    private function reachedAt(BetstopUpdate $notice): array
    {
        $key = PersonName::of($notice->first_name, $notice->last_name)->key();
        $known = BetstopUpdate::query()
            ->whereBetween('date_of_birth', [
                $notice->date_of_birth->toDateString(),
                $notice->date_of_birth->format('Y-m-d 23:59:59'),
            ])
            ->get()
            ->filter(static fn (BetstopUpdate $one): bool => PersonName::of($one->first_name, $one->last_name)->key() === $key)
            ->toBase()
            ->concat($this->matcher->certain($notice));

        return [
            array_values($known->pluck('mobile_e164')->concat($known->pluck('other_phones')->flatten())->filter()->unique()->all()),
            array_values($known->pluck('email')->filter()->map(static fn (string $email): string => mb_strtolower($email))->unique()->all()),
        ];
    }

    private function isEmailOfAnother(string $email): bool
    {
        $isOfClient = Client::query()->whereRaw('lower(email) = ?', [$email])->where('betstop_state', BetstopState::Registered)->exists();

        return $isOfClient || BetstopUpdate::query()->whereRaw('lower(email) = ?', [$email])->get()
            ->contains(fn (BetstopUpdate $other): bool => $this->exclusions->onBetstop(self::person($other)) !== null);
    }

    /**
     * @param  list<string>  $emails
     * @return Collection<int, DbClient> locked DB clients that this exclusion suppressed
     */
    private function dbClients(PersonDetails $person, array $emails): Collection
    {
        $ids = $this->doNotContact->dbClients($person);
        foreach ($emails as $email) {
            array_push($ids, ...$this->doNotContact->dbClients(new PersonDetails('', '', email: $email)));
        }

        return DbClient::query()->whereKey($ids)->where('status', DbClientStatus::Suppressed)->where('suppressed_reason', SuppressionReason::Betstop)
            ->orderBy('id')->lockForUpdate()->get();
    }

    /** A DB client with another reason stays suppressed for that reason. */
    private function free(DbClient $dbClient): bool
    {
        $left = $this->importer->reasonAgainst($dbClient);
        if ($left === SuppressionReason::Betstop) {
            return false;
        }

        $before = ['status' => $dbClient->status->value, 'suppressed_reason' => SuppressionReason::Betstop->value];
        $dbClient->fill($left !== null ? ['suppressed_reason' => $left] : [
            'status' => ValidityChecker::status(DbClientStatus::Raw, $dbClient->phoneNumbers()->where('is_valid', true)->exists()), 'suppressed_reason' => null,
            'db_list_id' => null, 'assignee_id' => null,
        ]);
        $dbClient->fill(['version' => $dbClient->version + 1])->save();
        $this->audit->record($left === null ? 'db_client.suppression_lifted' : 'db_client.suppressed', $dbClient, $before, [
            'status' => $dbClient->status->value, 'suppressed_reason' => $left?->value, 'reason' => self::REASON,
        ]);

        return $left === null;
    }
}
