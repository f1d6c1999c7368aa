<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopRunKind;
use App\Enums\BetstopRunStatus;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopCircuitBreaker;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\BetstopCheck;
use App\Models\BetstopRun;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Query\Builder as QueryBuilder;
use Illuminate\Support\Facades\DB;
use PDOException;
use Throwable;

/**
 * Checks the next people of a run with one call of the register. One transaction stores the answers and the progress, so a killed
 * process loses at most one call, and no person is left out.
 */
final readonly class AdvanceBetstopRun
{
    /** An answer that is valid for fewer hours would end before the next check, so the register is asked again. */
    private const VALID_HOURS_LEFT = 20;

    private const ATTEMPTS = 3;

    public function __construct(
        private BetstopRegister $register,
        private BetstopCircuitBreaker $breaker,
        private RunBetstopCheck $clients,
        private RecordBetstopAnswer $strangers,
    ) {}

    /** @return bool whether people are left who can be checked now */
    public function handle(int $runId): bool
    {
        $run = BetstopRun::query()->where('status', BetstopRunStatus::Running)->find($runId);
        // Not even asked: the register would only pause longer.
        if ($run === null || $this->breaker->isOpen()) {
            return false;
        }
        $accounts = $run->kind === BetstopRunKind::Nightly ? $this->accounts($run) : [];
        $people = $run->kind === BetstopRunKind::Nightly ? array_map(BetstopPerson::of(...), $accounts) : $this->listed($run);
        // Outside the transaction, because the register may take seconds.
        $answers = $people === [] ? [] : $this->register->checkMany($people);
        $isUnanswered = array_filter($answers, static fn (BetstopAnswer $answer): bool => $answer->result !== BetstopCheckResult::Error) === [];
        if ($people !== [] && $isUnanswered && $this->breaker->isOpen()) {
            return false;
        }

        return DB::transaction(function () use ($run, $people, $answers, $accounts): bool {
            $current = BetstopRun::query()->lockForUpdate()->findOrFail($run->id);
            // Another process has stored answers about these people.
            if ($current->cursor !== $run->cursor || $current->status !== BetstopRunStatus::Running) {
                return false;
            }
            if ($run->kind === BetstopRunKind::Nightly) {
                $answers = $this->storeAccounts($current, $accounts, $people, $answers);
            } else {
                $this->storeListed($current, $people, $answers);
            }
            $this->progress($current, $people, $answers);

            return $current->status === BetstopRunStatus::Running;
        }, 3);
    }

    /**
     * Open accounts that are not registered and have no fresh answer about their present details.
     *
     * @param  int|null  $runId  answers of this run are fresh even if they are valid for less
     * @return Builder<Client>
     */
    public static function due(?int $runId = null): Builder
    {
        $fresh = static fn (QueryBuilder $fresh): QueryBuilder => $fresh
            ->selectRaw('1')
            ->from('betstop_checks')
            ->where('person_type', (new Client)->getMorphClass())
            ->whereColumn('person_id', 'clients.id')
            ->where('result', BetstopCheckResult::Clear)
            ->where('checked_at', '>=', now()->subDay())
            ->where(
                static fn (QueryBuilder $any): QueryBuilder => $any
                    ->where('valid_until', '>=', now()->addHours(self::VALID_HOURS_LEFT))
                    ->when($runId, static fn (QueryBuilder $own, int $id): QueryBuilder => $own->orWhere('betstop_run_id', $id)),
            );

        return Client::query()
            ->where('status', '!=', ClientStatus::Closed)
            ->where('betstop_state', '!=', BetstopState::Registered)
            ->where(static function (Builder $any) use ($fresh): void {
                $any->where('betstop_state', BetstopState::Unchecked)->orWhereNotExists($fresh);
            });
    }

    /** @return array<int, Client> by id */
    private function accounts(BetstopRun $run): array
    {
        return self::due($run->id)
            ->where('id', '>', $run->cursor)
            ->orderBy('id')
            ->limit(config()->integer('paddock.betstop.batch_size'))
            ->get()
            ->keyBy('id')
            ->all();
    }

    /** @return array<int, BetstopPerson> by line, from 1 */
    private function listed(BetstopRun $run): array
    {
        $people = [];
        foreach (array_slice($run->people ?? [], $run->cursor, config()->integer('paddock.betstop.batch_size')) as $index => $person) {
            $people[$run->cursor + $index + 1] = BetstopPerson::fromArray($person);
        }

        return $people;
    }

    /**
     * Most answers change nothing, so they are stored by one statement.
     *
     * @param  array<int, Client>  $accounts
     * @param  array<int, BetstopPerson>  $people
     * @param  array<int, BetstopAnswer>  $answers
     * @return array<int, BetstopAnswer> with an error for each that could not be stored
     */
    private function storeAccounts(BetstopRun $run, array $accounts, array $people, array $answers): array
    {
        $rows = [];
        foreach ($accounts as $id => $client) {
            $answer = $answers[$id];
            if (
                $answer->result === BetstopCheckResult::Registered
                || ($answer->result === BetstopCheckResult::Clear && $client->betstop_state === BetstopState::Unchecked)
            ) {
                try {
                    $this->clients->record($client, $people[$id], $answer, BetstopCheckPurpose::Periodic, ['betstop_run_id' => $run->id]);

                    continue;
                } catch (PDOException $failure) {
                    // The whole step is repeated.
                    throw $failure;
                } catch (Throwable $fault) {
                    // The accounts after this one must not stay unchecked. This one is asked about again.
                    report($fault);
                    $answers[$id] = $answer = BetstopAnswer::error(
                        "The answer ({$answer->result->value}) could not be stored because of an internal error.",
                        $answer->evidence,
                    );
                }
            }
            $rows[] = [
                'person_type' => $client->getMorphClass(),
                'person_id' => $id,
                'betstop_run_id' => $run->id,
                'purpose' => BetstopCheckPurpose::Periodic->value,
                'request_hash' => $people[$id]->fingerprint(),
                'result' => $answer->result->value,
                'checked_at' => CarbonImmutable::now(),
                'valid_until' => $answer->validUntil,
                'evidence' => json_encode($answer->evidence, JSON_THROW_ON_ERROR),
                'created_at' => CarbonImmutable::now(),
            ];
        }
        BetstopCheck::query()->insert($rows);

        return $answers;
    }

    /**
     * @param  array<int, BetstopPerson>  $people
     * @param  array<int, BetstopAnswer>  $answers
     */
    private function storeListed(BetstopRun $run, array $people, array $answers): void
    {
        foreach ($people as $line => $person) {
            $this->strangers->handle($person, $answers[$line], BetstopCheckPurpose::Manual, [
                'user_id' => $run->user_id,
                'betstop_run_id' => $run->id,
                'line' => $line,
            ]);
        }
    }

    /**
     * @param  array<int, BetstopPerson>  $people
     * @param  array<int, BetstopAnswer>  $answers
     */
    private function progress(BetstopRun $run, array $people, array $answers): void
    {
        $results = array_count_values(array_map(static fn (BetstopAnswer $answer): string => $answer->result->value, $answers));
        $run->fill([
            'cursor' => array_key_last($people) ?? $run->cursor,
            'processed_rows' => $run->processed_rows + count($people),
            'registered_rows' => $run->registered_rows + ($results[BetstopCheckResult::Registered->value] ?? 0),
            'error_rows' => $run->error_rows + ($results[BetstopCheckResult::Error->value] ?? 0),
        ]);
        $isLast = $people === [] || ($run->people !== null && (int) array_key_last($people) === count($run->people));
        if ($isLast && $run->kind === BetstopRunKind::Nightly && $run->error_rows > 0 && $run->attempt < self::ATTEMPTS) {
            $run->fill(['attempt' => $run->attempt + 1, 'cursor' => 0, 'processed_rows' => $run->processed_rows - $run->error_rows, 'error_rows' => 0]);
        } elseif ($isLast) {
            $run->fill(['status' => BetstopRunStatus::Done, 'people' => null, 'finished_at' => CarbonImmutable::now()]);
        }
        // Also without a change, because a run without progress counts as stopped.
        $run->touch();
    }
}
