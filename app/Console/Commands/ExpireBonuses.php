<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\Bonus\AdvanceBonusClaim;
use App\Enums\BonusClaimStatus;
use App\Models\BonusClaim;
use App\Support\OperationRefusedException;
use Illuminate\Console\Command;
use Illuminate\Support\Str;
use Throwable;

/** Expires unused bonuses; credited ones are reversed. */
final class ExpireBonuses extends Command
{
    protected $signature = 'bonuses:expire';

    protected $description = 'Expire bonuses whose time has run out';

    public function handle(AdvanceBonusClaim $move): int
    {
        $expired = 0;
        foreach (BonusClaim::query()->whereIn('status', BonusClaimStatus::running())->where('expires_at', '<=', now())->lazyById(200) as $claim) {
            try {
                $move->handle($claim, BonusClaimStatus::Expired, null);
                $expired++;
            } catch (OperationRefusedException) {
                // It was just used or reversed, or a withdrawal holds it. The next run tries again.
                continue;
            } catch (Throwable $fault) {
                // The others must not wait for it.
                report($fault);
            }
        }
        $this->components->info("{$expired} ".Str::plural('bonus', $expired).' expired.');

        return self::SUCCESS;
    }
}
