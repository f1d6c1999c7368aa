<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\WebhookDeliveryStatus;
use App\Models\WebhookDelivery;
use App\Models\WithdrawalCancellation;
use App\Services\Intake\Deliveries\DeliveryFiles;
use App\Services\Intake\Deliveries\DeliveryPayload;
use Carbon\CarbonImmutable;
use Illuminate\Console\Command;
use Illuminate\Database\Eloquent\Builder;

/** Deletes old deliveries of the intake with their files; they hold personal data. Processed ones are needed the least. */
final class PruneIntakeDeliveries extends Command
{
    private const ROWS_A_STATEMENT = 500;

    protected $signature = 'intake:prune-deliveries';

    protected $description = 'Delete old deliveries of the intake';

    public function handle(DeliveryFiles $files): int
    {
        $now = CarbonImmutable::now();
        $deleted = $this->prune($files, WebhookDelivery::query()
            ->where('status', WebhookDeliveryStatus::Processed)
            ->where('received_at', '<', $now->subDays(config()->integer('paddock.intake.keep_processed_days'))));
        $deleted += $this->prune($files, WebhookDelivery::query()
            ->where('received_at', '<', $now->subDays(config()->integer('paddock.intake.keep_unprocessed_days'))));
        // A refused request can be done again until now; after that nothing can bring it.
        WithdrawalCancellation::query()->where('created_at', '<', $now->subDays(config()->integer('paddock.intake.keep_unprocessed_days')))->delete();
        $this->info("{$deleted} deliveries deleted.");

        return self::SUCCESS;
    }

    /** @param  Builder<WebhookDelivery>  $old */
    private function prune(DeliveryFiles $files, Builder $old): int
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
