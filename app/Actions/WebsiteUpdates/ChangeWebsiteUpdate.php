<?php

declare(strict_types=1);

namespace App\Actions\WebsiteUpdates;

use App\Enums\WebsiteUpdateStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Models\WebsiteUpdate;
use App\Support\ChangedMeanwhileException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Changes a product change. A published one keeps its time, so that a correction doesn't mark it as new again. */
final readonly class ChangeWebsiteUpdate
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  array{title: string, body: string, company_id: int|null, published_at?: CarbonImmutable|null}  $fields  without `published_at` the update keeps its own
     * @param  int  $version  of the update when the form was opened
     *
     * @throws ChangedMeanwhileException when a colleague changed it
     */
    public function handle(WebsiteUpdate $update, array $fields, int $version, User $user): void
    {
        DB::transaction(function () use ($update, $fields, $version, $user): void {
            $current = WebsiteUpdate::query()->lockForUpdate()->findOrFail($update->id);
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited('this update');
            }
            $before = ['title' => $current->title, 'status' => $current->status()->value];
            if ($current->status() === WebsiteUpdateStatus::Published) {
                unset($fields['published_at']);
            }
            $current->update([...$fields, 'version' => $version + 1]);
            $this->audit->record('website_update.changed', $current, $before, ['title' => $current->title, 'status' => $current->status()->value], $user->id);
        }, 3);
    }
}
