<?php

declare(strict_types=1);

namespace App\Actions\Guides;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Guide;
use App\Models\GuideVersion;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Saves the draft of a guide. There is one at a time, and only its author changes it, so that its publisher is another person. */
final readonly class SaveGuideDraft
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the draft is a colleague's */
    public function handle(Guide $guide, string $body, string $summary, User $author): void
    {
        DB::transaction(function () use ($guide, $body, $summary, $author): void {
            Guide::query()->lockForUpdate()->findOrFail($guide->id);
            $draft = $guide->draft() ?? new GuideVersion(['guide_id' => $guide->id, 'author_id' => $author->id, 'number' => (int) $guide->versions()->max('number') + 1]);
            if ($draft->author_id !== $author->id) {
                throw new OperationRefusedException("{$draft->author?->full_name} is writing version {$draft->number}. Publish or withdraw that draft first.");
            }
            $isNew = ! $draft->exists;
            $draft->fill(['body' => str_replace("\r\n", "\n", $body), 'summary' => $summary])->save();
            if ($isNew) {
                $this->audit->record('guide.draft_started', $guide, after: ['version' => $draft->number], actorId: $author->id);
            }
        }, 3);
    }
}
