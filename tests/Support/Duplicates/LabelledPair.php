<?php

declare(strict_types=1);

namespace Tests\Support\Duplicates;

use App\Domain\Deposits\BankFiles\StatementReader;
use App\Domain\DuplicateOsko\BankLineFeatures;
use App\Domain\DuplicateOsko\PayerHistory;
use App\Enums\PaymentRail;
use Carbon\CarbonImmutable;
use Generator;

/**
 * Two bank lines with the payer's history, and whether one repeats the other.
 *
 * @phpstan-type Line array{rail: string, bank_reference: string, end_to_end_id: ?string, description: string, payer_name: ?string, amount_cents: int, value_at: string, returned_at?: string}
 */
final readonly class LabelledPair
{
    public const FILE = __DIR__.'/../Fixtures/duplicate-pairs.jsonl';

    /**
     * @param  Line  $left  taken in first
     * @param  Line  $right
     * @param  list<string>  $history  when the payer paid the amount before, oldest first, UTC
     * @param  int  $dismissed  dismissed pairs in the history
     */
    public function __construct(
        public string $kind,
        public bool $isRepeat,
        public bool $isHeldOut,
        public array $left,
        public array $right,
        public array $history = [],
        public int $dismissed = 0,
    ) {}

    /** @return Generator<int, self> as the committed file has them */
    public static function read(): Generator
    {
        foreach (file(self::FILE, FILE_IGNORE_NEW_LINES) ?: [] as $line) {
            /** @var array{kind: string, isRepeat: bool, isHeldOut: bool, left: Line, right: Line, history: list<string>, dismissed: int} $stored */
            $stored = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
            yield new self(...$stored);
        }
    }

    public function held(bool $isHeldOut): self
    {
        return new self($this->kind, $this->isRepeat, $isHeldOut, $this->left, $this->right, $this->history, $this->dismissed);
    }

    public function line(): string
    {
        return json_encode(get_object_vars($this), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    /**
     * @param  Line  $line
     * @return array<string, mixed> as `bank_lines` keeps it
     */
    public static function stored(array $line): array
    {
        return [...$line, 'file_reference' => str_starts_with($line['bank_reference'], StatementReader::REFERENCE_PREFIX) ? $line['bank_reference'] : null];
    }

    /** @return array{BankLineFeatures, BankLineFeatures} */
    public function features(): array
    {
        return [self::featuresOf(1, $this->left), self::featuresOf(2, $this->right)];
    }

    public function payerHistory(): PayerHistory
    {
        return new PayerHistory(array_map(static fn (string $time): CarbonImmutable => CarbonImmutable::parse($time, 'UTC'), $this->history), $this->dismissed);
    }

    /** @param  Line  $line */
    private static function featuresOf(int $id, array $line): BankLineFeatures
    {
        return new BankLineFeatures(
            $id, PaymentRail::from($line['rail']), $line['bank_reference'], $line['end_to_end_id'], $line['description'], $line['payer_name'], $line['amount_cents'],
            CarbonImmutable::parse($line['value_at'], 'UTC'), isset($line['returned_at']) ? CarbonImmutable::parse($line['returned_at'], 'UTC') : null,
            isOfFile: str_starts_with($line['bank_reference'], StatementReader::REFERENCE_PREFIX),
        );
    }
}
