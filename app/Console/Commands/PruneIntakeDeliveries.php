<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\WebhookDeliveryStatus;
use App\Infrastructure\Deliveries\DeliveryPayload;
use App\Infrastructure\Files\DeliveryFileStorage;
use App\Models\WebhookDelivery;
use App\Models\WithdrawalCancellation;
use Carbon\CarbonImmutable;
use Illuminate\Console\Command;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Str;

/** Deletes old intake deliveries and their files, because they contain personal data. */
final class PruneIntakeDeliveries extends Command
{
    private const ROWS_A_STATEMENT = 500;

    protected $signature = 'intake:prune-deliveries';

    protected $description = 'Delete old intake deliveries';

    public function handle(DeliveryFileStorage $files): int
    {
        $now = CarbonImmutable::now();
        $deleted = $this->prune($files, WebhookDelivery::query()
            ->where('status', WebhookDeliveryStatus::Processed)
            ->where('received_at', '<', $now->subDays(config()->integer('paddock.intake.keep_processed_days'))));
        $deleted += $this->prune($files, WebhookDelivery::query()
            ->where('received_at', '<', $now->subDays(config()->integer('paddock.intake.keep_unprocessed_days'))));
        // The request of such a cancellation can no longer be replayed.
        WithdrawalCancellation::query()->where('created_at', '<', $now->subDays(config()->integer('paddock.intake.keep_unprocessed_days')))->delete();
        $this->info("{$deleted} ".Str::plural('delivery', $deleted).' deleted.');

        return self::SUCCESS;
    }

    /** @param  Builder<WebhookDelivery>  $old */
    private function prune(DeliveryFileStorage $files, Builder $old): int
    {
        $deleted = 0;

        do {
            $rows = (clone $old)->select(['id', 'source', 'endpoint', 'delivery_id', 'content_type'])->limit(self::ROWS_A_STATEMENT)->get();
            $rows->where('content_type', DeliveryPayload::FORM)->each($files->forgetOf(...));
            $deleted += WebhookDelivery::query()->whereKey($rows->modelKeys())->delete();
        } while ($rows->isNotEmpty());

        return $deleted;
    }
}
