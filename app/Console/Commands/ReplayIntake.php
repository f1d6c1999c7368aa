<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Enums\WebhookDeliveryStatus;
use App\Infrastructure\Deliveries\DeliveryReplay;
use App\Models\WebhookDelivery;
use Carbon\CarbonImmutable;
use Carbon\Exceptions\InvalidFormatException;
use Illuminate\Console\Command;
use Illuminate\Database\Eloquent\Builder;

/** Replays stored intake deliveries. Processed ones are skipped, so it is safe to repeat. */
final class ReplayIntake extends Command
{
    private const CHUNK = 100;

    protected $signature = 'intake:replay
        {id?* : Ids of deliveries}
        {--failed : Failed deliveries}
        {--unfinished : Deliveries that a killed process left unfinished; the scheduler replays these}
        {--source= : Only this source: token:5, webhook:3, or its name}
        {--since= : Only deliveries received since then, such as 2026-11-21 or "2 hours ago" (UTC)}
        {--dry-run : Only list them}';

    protected $description = 'Replay intake deliveries';

    public function handle(DeliveryReplay $replay): int
    {
        if ($this->argument('id') === [] && ! $this->option('failed') && ! $this->option('unfinished')) {
            $this->error('Pass ids of deliveries, --failed or --unfinished.');

            return self::INVALID;
        }

        try {
            $deliveries = $this->deliveries();
        } catch (InvalidFormatException) {
            $this->error('--since= must be a time such as 2026-11-21 or "2 hours ago".');

            return self::INVALID;
        }

        foreach ($deliveries->lazyById(self::CHUNK) as $delivery) {
            $this->line(
                "{$delivery->id} {$delivery->source} {$delivery->endpoint}: "
                    .($this->option('dry-run') ? $delivery->status->value : $this->replay($replay, $delivery)),
            );
        }

        return self::SUCCESS;
    }

    private function replay(DeliveryReplay $replay, WebhookDelivery $delivery): string
    {
        $isPoison = $this->option('unfinished') && $delivery->status === WebhookDeliveryStatus::Received
            && $delivery->attempts >= config()->integer('paddock.intake.replay_attempts');

        return ($isPoison ? $replay->fail($delivery, 'given-up') : $replay->run($delivery))->value;
    }

    /** @return Builder<WebhookDelivery> */
    private function deliveries(): Builder
    {
        $since = is_string($this->option('since')) ? CarbonImmutable::parse($this->option('since'), 'UTC') : null;
        $source = $this->option('source');

        return WebhookDelivery::query()
            ->where($this->kinds(...))
            ->when(
                is_string($source),
                static fn (Builder $query) => $query->where(
                    static fn (Builder $either) => $either->where('source', $source)->orWhere('source_name', $source),
                ),
            )
            ->when($since !== null, static fn (Builder $query) => $query->where('received_at', '>=', $since));
    }

    /** @param  Builder<WebhookDelivery>  $query */
    private function kinds(Builder $query): void
    {
        $query->whereKey((array) $this->argument('id'))
            ->when($this->option('failed'), static fn (Builder $or) => $or->orWhere('status', WebhookDeliveryStatus::Failed))
            ->when($this->option('unfinished'), static fn (Builder $or) => $or->orWhereIn('id', self::unfinished()->select('id')));
    }

    /** @return Builder<WebhookDelivery> deliveries that a killed process left */
    public static function unfinished(): Builder
    {
        return WebhookDelivery::query()->where('status', WebhookDeliveryStatus::Received)
            ->where('received_at', '<=', now()->subSeconds(config()->integer('paddock.intake.unfinished_after_seconds')));
    }
}
