<?php

declare(strict_types=1);

namespace App\Actions\Notes;

use App\Domain\Notes\NoteWriter;
use App\Enums\NoteCategory;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\Note;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;

/** Adds a note from a form; a form that is sent twice adds one note. */
final readonly class AddNote
{
    public function __construct(private NoteWriter $notes, private SentFormRegistry $forms) {}

    /** @param  string|null  $reference  identifies the form */
    public function handle(Model $subject, string $body, NoteCategory $category, User $author, bool $isPinned = false, ?string $reference = null): Note
    {
        $content = [$subject->getMorphClass(), $subject->getKey(), $body, $category->value, $isPinned];

        return $this->forms->once(
            $author,
            $reference,
            Note::class,
            $content,
            fn (): Note => $this->notes->write($subject, $body, $category, $author, $isPinned),
        );
    }
}
