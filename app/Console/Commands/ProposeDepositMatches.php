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
        $ids = self::waiting()->orderBy('created_at')->orderBy('id')->limit(self::MOST)->pluck('id');
        // A failing deposit is reported and doesn't stop the others.
        $matched = $ids->filter(static fn (int $id): bool => rescue(static fn (): bool => $match->handle($id), false))->count();
        $this->info("Deposits checked: {$ids->count()}, {$matched} matched.");

        return self::SUCCESS;
    }

    /** @return Builder<Deposit> */
    public static function waiting(): Builder
    {
        return Deposit::query()
            ->where('status', DepositStatus::Pending)->where('attempt', 1)->whereNull('parent_id')
            ->where('created_at', '>=', now()->subDays(self::DAYS))->where('created_at', '<', now()->subSeconds(self::SILENT_SECONDS))
            ->whereNotExists(static fn ($decisions) => $decisions->selectRaw('1')->from('match_decisions')->whereColumn('match_decisions.deposit_id', 'deposits.id'));
    }
}
