<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

/** Puts one piece of work into words for the people who may do it. */
interface Announcer
{
    /**
     * Called inside the transaction that tells everybody. It holds the work's row until then, so that nobody is told of
     * something that is settled at the same moment.
     *
     * @return Announcement|null null when the work is gone or settled by now
     */
    public function announce(int $subjectId): ?Announcement;
}
