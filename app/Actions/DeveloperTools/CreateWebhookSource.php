<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\Webhooks\WebhookSecret;
use App\Models\User;
use App\Models\WebhookSource;
use Illuminate\Support\Facades\DB;

final readonly class CreateWebhookSource
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  list<IntakeScope>  $scopes
     * @param  string|null  $endpoint  the only call that the source may make
     * @return WebhookSource with its secret; show it once
     */
    public function handle(User $creator, string $name, string $slug, array $scopes, ?string $endpoint = null): WebhookSource
    {
        return DB::transaction(function () use ($creator, $name, $slug, $scopes, $endpoint): WebhookSource {
            $source = WebhookSource::query()->create([
                'name' => $name,
                'slug' => $slug,
                'scopes' => array_column($scopes, 'value'),
                'endpoint' => $endpoint,
                'secret' => WebhookSecret::generate(),
                'created_by' => $creator->id,
            ]);
            $this->audit->record(
                'webhook_source.created',
                $source,
                after: ['name' => $name, 'slug' => $slug, 'scopes' => $source->scopes, 'endpoint' => $endpoint],
            );

            return $source;
        });
    }
}
