<?php

declare(strict_types=1);

namespace App\Actions\Guides;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Guide;
use App\Models\GuideVersion;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Saves the draft of a guide. There is one at a time, and only its author changes it, so that its publisher is another person. */
final readonly class SaveGuideDraft
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int  $number  the version that the author opened
     * @param  string|null  $seen  the hash of the saved text that the author opened; null for a new draft
     *
     * @throws ChangedMeanwhileException when the draft is a colleague's, has another text, or was published or withdrawn since
     */
    public function handle(Guide $guide, int $number, ?string $seen, string $body, string $summary, User $author): void
    {
        DB::transaction(function () use ($guide, $number, $seen, $body, $summary, $author): void {
            Guide::query()->lockForUpdate()->findOrFail($guide->id);
            $draft = $guide->draft()
                ?? new GuideVersion([
                    'guide_id' => $guide->id,
                    'author_id' => $author->id,
                    'number' => (int) $guide->versions()->max('number') + 1,
                ]);
            if ($draft->author_id !== $author->id) {
                throw new ChangedMeanwhileException("{$draft->author?->full_name} is writing version {$draft->number}. Publish or withdraw that draft first.");
            }
            // Otherwise the next version would undo the published one, because the text started from an earlier one.
            if ($draft->number !== $number) {
                throw new ChangedMeanwhileException(
                    "Version {$number} was published while you were editing. Nothing is lost: compare both versions, then save again.",
                );
            }
            if (! $draft->exists && $seen !== null) {
                throw new ChangedMeanwhileException(
                    'This draft was withdrawn while you were editing. Nothing is lost: save again to start a new draft with your text.',
                );
            }
            if ($draft->exists && $draft->bodyHash() !== $seen) {
                throw new ChangedMeanwhileException(
                    'You saved another text of this draft, for example in another tab. Nothing is lost: compare both versions, then save again.',
                );
            }
            $isNew = ! $draft->exists;
            $draft->fill(['body' => str_replace("\r\n", "\n", $body), 'summary' => $summary])->save();
            if ($isNew) {
                $this->audit->record('guide.draft_started', $guide, after: ['version' => $draft->number], actorId: $author->id);
            }
        }, 3);
    }
}
