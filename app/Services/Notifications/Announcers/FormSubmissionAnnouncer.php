<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Models\RsgFormSubmission;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/**
 * A responsible-gambling form that somebody has to act on.
 *
 * @extends WorkAnnouncer<RsgFormSubmission>
 */
final readonly class FormSubmissionAnnouncer extends WorkAnnouncer
{
    public function open(): Builder
    {
        return RsgFormSubmission::query()->whereNull('resolved_at');
    }

    protected function relations(): array
    {
        return ['client.company'];
    }

    protected function put(Model $work): Announcement
    {
        return new Announcement($work, $work->client, "{$work->form_type->label()} form submitted");
    }
}
