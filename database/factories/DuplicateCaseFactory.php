<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Enums\PaymentRail;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * Two payments of one payer, three minutes apart.
 *
 * @extends Factory<DuplicateCase>
 */
final class DuplicateCaseFactory extends Factory
{
    protected $model = DuplicateCase::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        $at = now()->toImmutable()->subHours(2);

        return [
            'left_bank_line_id' => fn (): int => self::line($at)->id,
            'right_bank_line_id' => fn (): int => self::line($at->addMinutes(3))->id,
            'score' => 76,
            'reasons' => [
                ['kind' => 'within_minutes', 'points' => 30, 'words' => '3 minutes apart'],
                ['kind' => 'same_payer', 'points' => 24, 'words' => 'Same payer'],
                ['kind' => 'other_payment_id', 'points' => -8, 'words' => 'Different end-to-end ids'],
            ],
            'amount_cents' => 10_000,
            'paid_at' => $at->addMinutes(3),
        ];
    }

    public function confirmed(): self
    {
        return $this->state(
            fn (array $case): array => [
                'status' => DuplicateCaseStatus::Confirmed,
                'decided_by' => User::factory(),
                'decided_at' => now(),
                'repeat_bank_line_id' => fn (array $made): int => (int) $made['right_bank_line_id'],
            ],
        );
    }

    public function dismissed(): self
    {
        return $this->state([
            'status' => DuplicateCaseStatus::Dismissed,
            'decided_by' => User::factory(),
            'decided_at' => now(),
            'note' => 'Tops up twice on Fridays',
        ]);
    }

    /** A bank line with its deposit, without postings. */
    public static function line(CarbonImmutable $at, int $cents = 10_000, string $payer = 'Emma Walsh', ?Client $client = null): BankLine
    {
        $line = BankLine::create([
            'rail' => PaymentRail::Osko, 'bank_reference' => 'NAB-'.fake()->unique()->numberBetween(100_000, 999_999), 'end_to_end_id' => null,
            'description' => "Payment from {$payer} 48213", 'payer_name' => $payer, 'amount_cents' => $cents, 'value_at' => $at,
        ]);
        Deposit::create(['client_id' => $client?->id, 'bank_line_id' => $line->id, 'rail' => PaymentRail::Osko, 'amount_cents' => $cents, 'status' => DepositStatus::Pending]);

        return $line;
    }
}
