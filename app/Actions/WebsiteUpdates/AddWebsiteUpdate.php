<?php

declare(strict_types=1);

namespace App\Actions\WebsiteUpdates;

use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\User;
use App\Models\WebsiteUpdate;
use Carbon\CarbonImmutable;
use Illuminate\Support\Arr;

final readonly class AddWebsiteUpdate
{
    public function __construct(private SentFormRegistry $forms, private AuditTrail $audit) {}

    /**
     * @param  array{title: string, body: string, company_id: int|null, published_at?: CarbonImmutable|null}  $fields
     * @param  string|null  $reference  identifies the form
     */
    public function handle(array $fields, User $author, ?string $reference): WebsiteUpdate
    {
        // Without the time, which is a moment later when the form is sent again.
        return $this->forms->once(
            $author,
            $reference,
            WebsiteUpdate::class,
            Arr::except($fields, 'published_at'),
            function () use ($fields, $author): WebsiteUpdate {
                $update = WebsiteUpdate::query()->create([...$fields, 'user_id' => $author->id]);
                $this->audit->record(
                    'website_update.added',
                    $update,
                    after: ['title' => $update->title, 'status' => $update->status()->value],
                    actorId: $author->id,
                );

                return $update;
            });
    }
}
