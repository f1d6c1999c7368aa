<?php

declare(strict_types=1);

namespace App\Http\Requests\Notes;

use App\Domain\Notes\MentionNotifier;
use App\Domain\Notes\MentionText;
use App\Enums\NoteCategory;
use App\Models\User;
use Closure;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Validation\Rule;

/** Validates the text of a note and its mentions. */
trait ChecksNoteText
{
    private const MOST_MENTIONS = 20;

    /** The record that the note is kept with. */
    abstract protected function subject(): Model;

    /** @return array<string, mixed> */
    private function textRules(): array
    {
        return [
            'body' => ['required', 'string', 'max:5000', $this->mentionsOnlyReaders(...)],
            'category' => ['required', Rule::enum(NoteCategory::class)],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'body.required' => 'Enter a note.',
            'body.max' => 'The note must be at most 5,000 characters. Split it or attach a file.',
            'category.*' => 'Choose a category.',
        ];
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
            $fail(($names === '' ? 'A mentioned person' : $names).' can\'t open this record. Remove the mention.');
        }
    }
}
