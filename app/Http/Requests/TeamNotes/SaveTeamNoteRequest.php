<?php

declare(strict_types=1);

namespace App\Http\Requests\TeamNotes;

use App\Domain\Notes\MentionText;
use App\Domain\TeamNotes\TeamNoteReaderRepository;
use App\Enums\TeamNoteCategory;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Models\User;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Validation\Rule;

/** The form of a team note. `expires_at` is in the writer's time zone. An edit comes with the version it was opened on, and may keep the expiry. */
final class SaveTeamNoteRequest extends FormRequest
{
    use IsSentOnce;

    private const MOST_MENTIONS = 20;

    public function rules(): array
    {
        $isNew = $this->isMethod('post');

        return [
            'body' => ['required', 'string', 'max:5000', $this->mentionsOnlyReaders(...)],
            'category' => ['required', Rule::enum(TeamNoteCategory::class)],
            'expires' => ['required', Rule::in(['never', 'day', 'week', 'time', ...$isNew ? [] : ['keep']])],
            'expires_at' => [
                'nullable',
                'required_if:expires,time',
                'date_format:Y-m-d\TH:i',
                'before:2100-01-01',
                'after:'.now($this->staff()->timezone)->format('Y-m-d\TH:i'),
            ],
            ...$isNew
                ? ['is_pinned' => ['nullable', 'boolean'], ...$this->referenceRule()]
                : ['version' => ['required', 'integer', 'min:1']],
        ];
    }

    public function messages(): array
    {
        return [
            'body.required' => 'Enter a note.',
            'body.max' => 'The note must be at most 5,000 characters.',
            'category.*' => 'Choose a category.',
            'expires.*' => 'Choose when the note expires.',
            'expires_at.*' => 'Choose a day and time in the future.',
        ];
    }

    /** @return array{body: string, category: TeamNoteCategory, is_pinned: bool, expires_at: CarbonImmutable|null} */
    public function newNote(): array
    {
        return [...$this->text(), 'is_pinned' => $this->boolean('is_pinned'), 'expires_at' => $this->expiry()];
    }

    /** @return array{body: string, category: TeamNoteCategory, expires_at?: CarbonImmutable|null} */
    public function edit(): array
    {
        return [...$this->text(), ...($this->validated('expires') === 'keep' ? [] : ['expires_at' => $this->expiry()])];
    }

    /** @return array{body: string, category: TeamNoteCategory} */
    private function text(): array
    {
        return ['body' => $this->string('body')->trim()->value(), 'category' => $this->enumOf('category', TeamNoteCategory::class)];
    }

    private function expiry(): ?CarbonImmutable
    {
        return match ($this->validated('expires')) {
            'day' => CarbonImmutable::now()->addDay(),
            'week' => CarbonImmutable::now()->addWeek(),
            'time' => CarbonImmutable::createFromFormat(
                'Y-m-d\TH:i',
                (string) $this->validated('expires_at'),
                $this->staff()->timezone,
            )
                ?->startOfMinute()
                ->utc(),
            default => null,
        };
    }

    private function mentionsOnlyReaders(string $attribute, mixed $value, Closure $fail): void
    {
        $ids = MentionText::ids(is_string($value) ? $value : '');
        if (count($ids) > self::MOST_MENTIONS) {
            $fail('Mention at most '.self::MOST_MENTIONS.' people.');

            return;
        }
        $barred = array_diff($ids, TeamNoteReaderRepository::all()->whereKey($ids)->pluck('id')->all());
        if ($barred !== []) {
            $names = User::query()->whereKey($barred)->get()->map(static fn (User $user): string => $user->full_name)->join(', ', ' and ');
            $fail(($names === '' ? 'A mentioned person' : $names).' can’t read team notes. Remove the mention.');
        }
    }
}
