<?php

declare(strict_types=1);

namespace App\Actions\Guides;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Guide;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Deletes the draft of a guide. The activity log keeps its text. */
final readonly class DiscardGuideDraft
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when there is none */
    public function handle(Guide $guide, User $user): void
    {
        DB::transaction(function () use ($guide, $user): void {
            Guide::query()->lockForUpdate()->findOrFail($guide->id);
            $draft = $guide->draft() ?? throw new OperationRefusedException('A colleague already published or discarded this draft.');
            $draft->delete();
            $this->audit->record('guide.draft_discarded', $guide, ['version' => $draft->number, 'author_id' => $draft->author_id, 'body' => $draft->body], actorId: $user->id);
        }, 3);
    }
}
