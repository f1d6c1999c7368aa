<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Actions\Rsg\RecordBetstopAnswer;
use App\Domain\Imports\RegisterAnswers;
use App\Domain\Imports\RegisterNotAskedException;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Infrastructure\Betstop\BetstopRegister;
use Closure;

/**
 * Asks the BetStop register about the clients that rows would create, and then creates them.
 *
 * The register may take seconds, so it is asked between two transactions: the first one finds the new clients and is rolled back. A
 * killed worker has written nothing, and the next one asks again.
 */
final readonly class CheckNewClients
{
    public function __construct(private BetstopRegister $register, private RecordBetstopAnswer $record) {}

    /**
     * @template TResult
     *
     * @param  Closure(RegisterAnswers): TResult  $write  writes the rows in one transaction
     * @return TResult
     */
    public function handle(Closure $write, int $userId): mixed
    {
        $answers = [];
        while (true) {
            try {
                return $write(new RegisterAnswers($answers));
            } catch (RegisterNotAskedException $unasked) {
                foreach ($this->register->checkMany($unasked->people) as $rowNo => $answer) {
                    if ($answer->result === BetstopCheckResult::Registered) {
                        // Here, because a refused row may be rolled back and the evidence must stay.
                        $this->record->handle($unasked->people[$rowNo], $answer, BetstopCheckPurpose::Onboarding, ['user_id' => $userId]);
                    }
                    $answers[$rowNo] = $answer;
                }
            }
        }
    }
}
