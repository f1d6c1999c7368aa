<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Enums\BetstopCheckResult;
use App\Enums\ClientStatus;
use App\Enums\ImportKind;
use App\Enums\ImportRowStatus;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;

/**
 * Answers of the BetStop register about the people of new clients.
 *
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no account for a registered individual.)
 */
final readonly class RegisterAnswers
{
    /** @param  array<int, BetstopAnswer>  $answers  by row number */
    public function __construct(private array $answers = []) {}

    /**
     * Refuses new clients who are registered. Without an answer from the register the client is created, but stays Pending.
     *
     * @param  list<RowResult>  $results
     * @return list<RowResult> new clients with their answers
     *
     * @throws RegisterNotAskedException when the register was not asked about some of them
     */
    public function applied(array $results, ImportKind $kind): array
    {
        $unasked = [];
        foreach ($results as $place => $result) {
            if ($kind !== ImportKind::Clients || $result->outcome !== ImportRowStatus::Created || ! self::isNeededFor($result->row)) {
                continue;
            }
            $answer = $this->answers[$result->row->rowNo] ?? null;
            if ($answer === null) {
                $unasked[$result->row->rowNo] = self::person($result->row);
            } else {
                $results[$place] = self::answered($result->row, $answer);
            }
        }

        return $unasked === [] ? array_values($results) : throw new RegisterNotAskedException($unasked);
    }

    /** People per call of the register. */
    public static function rowsOfCall(ImportKind $kind): int
    {
        return $kind === ImportKind::Clients ? min(RowBatch::ROWS, config()->integer('paddock.betstop.batch_size')) : RowBatch::ROWS;
    }

    /** Not for clients who are Closed in the file: no account opens. */
    public static function isNeededFor(ParsedRow $row): bool
    {
        return $row->get('status') !== ClientStatus::Closed->value;
    }

    private static function answered(ParsedRow $row, BetstopAnswer $answer): RowResult
    {
        return $answer->result === BetstopCheckResult::Registered
            ? RowResult::error($row, ['row' => "{$row->person()->fullName()} is on the BetStop register. This person can't be imported."], isExcluded: true)
            : RowResult::create($row, $answer);
    }

    public static function person(ParsedRow $row): BetstopPerson
    {
        $person = $row->person();

        return new BetstopPerson($person->firstName, $person->lastName, $person->dateOfBirth, $person->phones[0] ?? null, $person->email, $person->postcode);
    }
}
