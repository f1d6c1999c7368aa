<?php

declare(strict_types=1);

namespace App\Queries\Notes;

use App\Data\Notes\NoteFeed;
use App\Domain\Clients\History\ClientPast;
use App\Enums\NoteCategory;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\ListReader;
use App\Lists\Notes\NoteList;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;

/** The notes panel of one record, a page at a time. */
final readonly class NoteFeedQuery
{
    public function __construct(private NoteList $list, private ListReader $reader) {}

    /** @param  ClientPast|null  $past  to show a client's notes at that time */
    public function for(Model $subject, User $viewer, ListParameters $parameters, ?ClientPast $past = null): NoteFeed
    {
        [$notes, $meta] = $this->reader->read($this->list, $parameters, new ListContext($viewer, $subject, past: $past));

        return new NoteFeed(
            $subject->getMorphClass(),
            (int) $subject->getKey(),
            $notes,
            $meta,
            NoteCategory::tryFrom((string) $parameters->valueOf('category')),
        );
    }
}
