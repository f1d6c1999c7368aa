<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\DepositMatching\AutoMatchDeposit;
use App\Enums\DepositStatus;
use App\Models\Deposit;
use Illuminate\Console\Command;
use Illuminate\Database\Eloquent\Builder;

/** Suggests clients for new deposits whose job was lost. */
final class ProposeDepositMatches extends Command
{
    protected $signature = 'deposits:propose';

    protected $description = 'Suggest clients for new deposits without a suggestion';

    /** Longer than a job takes; a second job does no harm. */
    private const SILENT_SECONDS = 30;

    /** Staff review older deposits anyway. */
    private const DAYS = 7;

    private const MOST = 500;

    public function handle(AutoMatchDeposit $match): int
    {
        $deposits = self::waiting()->orderBy('created_at')->orderBy('id')->limit(self::MOST)->get(['id', 'created_at', 'propose_after']);
        $matched = $deposits->filter(fn (Deposit $deposit): bool => $this->propose($match, $deposit))->count();
        $this->info("Deposits checked: {$deposits->count()}, {$matched} matched.");

        return self::SUCCESS;
    }

    /** A failing deposit is reported once and doesn't stop the others. It waits as long again as it has waited so far. */
    private function propose(AutoMatchDeposit $match, Deposit $deposit): bool
    {
        return rescue(
            static fn (): bool => $match->handle($deposit->id),
            static function () use ($deposit): bool {
                Deposit::query()
                    ->toBase()
                    ->where('id', $deposit->id)
                    ->update(['propose_after' => now()->addSeconds((int) $deposit->created_at->diffInSeconds(now()))]);

                return false;
            }, report: $deposit->propose_after === null);
    }

    /** @return Builder<Deposit> */
    public static function waiting(): Builder
    {
        return Deposit::query()
            ->where('status', DepositStatus::Pending)->where('attempt', 1)->whereNull('parent_id')
            ->where('created_at', '>=', now()->subDays(self::DAYS))->where('created_at', '<', now()->subSeconds(self::SILENT_SECONDS))
            ->where(static fn (Builder $due): Builder => $due->whereNull('propose_after')->orWhere('propose_after', '<=', now()))
            ->whereNotExists(
                static fn ($decisions) => $decisions
                    ->selectRaw('1')
                    ->from('match_decisions')
                    ->whereColumn('match_decisions.deposit_id', 'deposits.id'),
            );
    }
}
