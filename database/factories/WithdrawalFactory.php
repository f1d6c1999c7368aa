<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Domain\Ledger\WithdrawalLedger;
use App\Enums\WithdrawalStatus;
use App\Models\Client;
use App\Models\User;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Factories\Factory;
use Illuminate\Support\Facades\DB;

/**
 * With the users that the database requires for its status.
 *
 * @extends Factory<Withdrawal>
 */
final class WithdrawalFactory extends Factory
{
    protected $model = Withdrawal::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'reference' => fake()->unique()->numerify('WD-########'),
            'client_id' => Client::factory(),
            'amount_cents' => 25_000,
            'status' => WithdrawalStatus::Pending,
            'requested_at' => now(),
            'checked_by' => static fn (array $row): ?int => self::isPast(WithdrawalStatus::Checked, $row) ? self::person() : null,
            'checked_at' => static fn (array $row): ?CarbonImmutable => self::isPast(WithdrawalStatus::Checked, $row) ? now()->toImmutable() : null,
            'approved_by' => static fn (array $row): ?int => self::isPast(WithdrawalStatus::Approved, $row) ? self::person() : null,
            'approved_at' => static fn (array $row): ?CarbonImmutable => self::isPast(WithdrawalStatus::Approved, $row) ? now()->toImmutable() : null,
            'held_at' => static fn (array $row): ?CarbonImmutable => self::isPast(WithdrawalStatus::Checked, $row) ? now()->toImmutable() : null,
        ];
    }

    /** The ledger holds the amount. The client needs the balance. */
    public function held(): static
    {
        return $this->afterCreating(static fn (Withdrawal $withdrawal) => DB::transaction(static function () use ($withdrawal): void {
            app(WithdrawalLedger::class)->requested($withdrawal);
            $withdrawal->update(['held_at' => now()]);
        }));
    }

    /** The database accepts any next step. For tests of what follows a step. */
    public function ready(): static
    {
        return $this->state(fn (): array => ['held_at' => now(), 'checked_by' => self::person(), 'approved_by' => self::person()]);
    }

    /** A user who gets no notifications. */
    private static function person(): int
    {
        return User::factory()->withAbilities()->createOne()->id;
    }

    /** @param  array<string, mixed>  $row */
    private static function isPast(WithdrawalStatus $step, array $row): bool
    {
        $status = $row['status'] instanceof WithdrawalStatus ? $row['status'] : WithdrawalStatus::from((string) $row['status']);

        return match ($status) {
            WithdrawalStatus::Checked => $step === WithdrawalStatus::Checked,
            WithdrawalStatus::Approved, WithdrawalStatus::Paid, WithdrawalStatus::Failed => true,
            default => false,
        };
    }
}
