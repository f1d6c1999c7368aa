<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Actions\Rsg\RecordBetstopAnswer;
use App\Domain\Imports\RegisterAnswers;
use App\Domain\Imports\RegisterNotAskedException;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use Closure;

/**
 * Asks the BetStop register about the clients that rows would create, and then creates them.
 *
 * The register may take seconds, so it is asked outside transactions. Rows that turn out to create clients without an answer are rolled
 * back and written again after the register was asked about them. A killed worker has written nothing, and the next one asks again.
 */
final readonly class CheckNewClients
{
    public function __construct(private BetstopRegister $register, private RecordBetstopAnswer $record) {}

    /**
     * @template TResult
     *
     * @param  Closure(RegisterAnswers): TResult  $write  writes the rows in one transaction
     * @param  array<int, BetstopAnswer>  $answers  by row number, as far as the register was asked
     * @return TResult
     */
    public function handle(Closure $write, int $userId, array $answers = []): mixed
    {
        while (true) {
            try {
                return $write(new RegisterAnswers($answers));
            } catch (RegisterNotAskedException $unasked) {
                $answers += $this->ask($unasked->people, $userId);
            }
        }
    }

    /**
     * @param  array<int, BetstopPerson>  $people  by row number
     * @return array<int, BetstopAnswer> by row number
     */
    public function ask(array $people, int $userId): array
    {
        $answers = $people === [] ? [] : $this->register->checkMany($people);
        foreach ($answers as $rowNo => $answer) {
            if ($answer->result === BetstopCheckResult::Registered) {
                // Here, because a refused row may be rolled back and the evidence must stay.
                $this->record->handle($people[$rowNo], $answer, BetstopCheckPurpose::Onboarding, ['user_id' => $userId]);
            }
        }

        return $answers;
    }
}
