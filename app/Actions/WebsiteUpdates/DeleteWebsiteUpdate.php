<?php

declare(strict_types=1);

namespace App\Actions\WebsiteUpdates;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Models\WebsiteUpdate;
use Illuminate\Support\Facades\DB;

/** Removes a product change from the page. Its row is kept. */
final readonly class DeleteWebsiteUpdate
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(WebsiteUpdate $update, User $user): void
    {
        DB::transaction(function () use ($update, $user): void {
            $update->delete();
            $this->audit->record('website_update.deleted', $update, ['title' => $update->title], actorId: $user->id);
        }, 3);
    }
}
