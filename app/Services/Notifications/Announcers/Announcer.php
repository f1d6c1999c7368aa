<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Services\Notifications\WorkSubject;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

/** Knows one kind of work: which of it is still to be done, and how it is put into words for those who may do it. */
interface Announcer
{
    /**
     * Called inside the transaction that tells everybody. It holds the work's row until then, so that nobody is told of
     * something that is settled at the same moment.
     *
     * @return Announcement|null null when the work is gone or settled by now
     */
    public function announce(int $subjectId): ?Announcement;

    /** The newest work of a subject that is still to be done, held like that of {@see self::announce()}. */
    public function newest(WorkSubject $subject): ?Announcement;

    /** @return Builder<covariant Model> all work that is still to be done */
    public function open(): Builder;
}
