<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Models\GatedAbility;
use App\Models\User;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Str;

/** Reads an attendance list: a CSV file with the columns email, result (passed or failed), score and date. */
final readonly class AttendanceReader
{
    private const MOST_ROWS = 1_000;

    /**
     * @param  CarbonImmutable  $heldOn  for rows without a date
     * @param  bool  $scoresDecide  whether the training has a pass score
     * @return list<TrainingResult>
     *
     * @throws OperationRefusedException when a row can't be read
     */
    public function read(string $csv, CarbonImmutable $heldOn, bool $scoresDecide): array
    {
        $csv = mb_check_encoding($csv, 'UTF-8') ? $csv : mb_convert_encoding($csv, 'UTF-8', 'Windows-1252');
        $lines = array_values(array_filter(preg_split('/\R/u', ltrim($csv, "\u{FEFF}")) ?: [], static fn (string $line): bool => trim($line) !== ''));
        $headings = array_map(static fn (?string $cell): string => Str::lower(trim((string) $cell)), str_getcsv($lines[0] ?? '', escape: ''));
        if (! in_array('email', $headings, true) || array_intersect(['result', 'score'], $headings) === []) {
            throw new OperationRefusedException('The first line needs the columns email, and result or score.');
        }
        if (count($lines) < 2 || count($lines) > self::MOST_ROWS + 1) {
            throw new OperationRefusedException('The file needs 1 to '.self::MOST_ROWS.' rows.');
        }

        $rows = array_map(
            static fn (string $line): array => array_combine(
                $headings,
                array_pad(array_slice(str_getcsv($line, escape: ''), 0, count($headings)), count($headings), ''),
            ),
            array_slice($lines, 1),
        );
        $emails = array_map(static fn (array $row): string => Str::lower(trim((string) $row['email'])), $rows);
        $ids = User::query()
            ->whereIn('email', $emails)
            ->pluck('id', 'email')
            ->mapWithKeys(static fn (int $id, string $email): array => [Str::lower($email) => $id]);

        return array_map(
            fn (array $row, string $email, int $index): TrainingResult => $this->result(
                $row,
                $ids->get($email),
                $index + 2,
                $heldOn,
                $scoresDecide,
            ),
            $rows,
            $emails,
            array_keys($rows),
        );
    }

    /** @param  array<string, ?string>  $row */
    private function result(array $row, ?int $userId, int $line, CarbonImmutable $heldOn, bool $scoresDecide): TrainingResult
    {
        $score = trim((string) ($row['score'] ?? ''), " %\t");
        $result = Str::lower(trim((string) ($row['result'] ?? '')));
        $date = trim((string) ($row['date'] ?? ''));
        $day = match (true) {
            $date === '' => $heldOn,
            preg_match('/^\d{4}-\d{2}-\d{2}$/', $date) === 1 && self::isDay($date) => CarbonImmutable::parse($date),
            default => null,
        };
        $problem = match (true) {
            $userId === null => 'no colleague has this email address',
            $score !== '' && (! ctype_digit($score) || (int) $score > 100) => 'the score must be 0 to 100',
            ! in_array($result, ['', 'passed', 'failed'], true) => 'the result must be passed or failed',
            $result === '' && $score === '' => 'a result or a score is missing',
            $result === '' && ! $scoresDecide => 'a result is missing, because this training has no pass score',
            $day === null || $day->toDateString() > GatedAbility::today() => 'the date must be YYYY-MM-DD, today or earlier',
            default => null,
        };
        if ($problem !== null || $userId === null || $day === null) {
            throw new OperationRefusedException("Line {$line}: {$problem}. Nothing was imported.");
        }

        return new TrainingResult($userId, $result === 'passed', $score === '' ? null : (int) $score, $day);
    }

    /** False for 31 September, which PHP takes for 1 October. */
    private static function isDay(string $date): bool
    {
        [$year, $month, $day] = array_map(intval(...), explode('-', $date));

        return checkdate($month, $day, $year);
    }
}
