<?php

declare(strict_types=1);

namespace App\Http\Requests\Notes;

use App\Domain\Notes\MentionNotifier;
use App\Domain\Notes\MentionText;
use App\Domain\Notes\RecordAccess;
use App\Enums\NoteCategory;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Models\Note;
use App\Models\User;
use Closure;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Validation\Rule;

/** `body` and `category`; `is_pinned` of a new note for the record in the URL; the `version` on which the form of a saved note was opened. */
final class SaveNoteRequest extends FormRequest
{
    use IsSentOnce;

    private const MOST_MENTIONS = 20;

    private ?Model $record = null;

    public function authorize(): bool
    {
        return $this->subject()->exists;
    }

    public function rules(): array
    {
        return [
            'body' => ['required', 'string', 'max:5000', $this->mentionsOnlyReaders(...)],
            'category' => ['required', Rule::enum(NoteCategory::class)],
            ...($this->route('note') instanceof Note
                ? ['version' => ['required', 'integer', 'min:1']]
                : ['is_pinned' => ['nullable', 'boolean'], ...$this->referenceRule()]),
        ];
    }

    public function messages(): array
    {
        return [
            'body.required' => 'Enter a note.',
            'body.max' => 'The note must be at most 5,000 characters. Split it or attach a file.',
            'category.*' => 'Choose a category.',
        ];
    }

    /** The record that the note is kept with. */
    public function subject(): Model
    {
        $note = $this->route('note');
        if ($note instanceof Note) {
            return $this->record ??= $note->subject()->firstOrFail();
        }
        /** @var User $author */
        $author = $this->user();
        ['subjectType' => $type, 'subjectId' => $id] = $this->route()->parameters();

        return $this->record ??= app(RecordAccess::class)->findOrFail($type, (int) $id, $author);
    }

    private function mentionsOnlyReaders(string $attribute, mixed $value, Closure $fail): void
    {
        $ids = MentionText::ids(is_string($value) ? $value : '');
        if (count($ids) > self::MOST_MENTIONS) {
            $fail('Mention at most '.self::MOST_MENTIONS.' people.');

            return;
        }
        $barred = array_diff($ids, app(MentionNotifier::class)->mentionable($ids, $this->subject()));
        if ($barred !== []) {
            $names = User::query()->whereKey($barred)->get()->map(static fn (User $user): string => $user->full_name)->join(', ', ' and ');
            $fail(($names === '' ? 'A mentioned person' : $names).' can’t open this record. Remove the mention.');
        }
    }
}
