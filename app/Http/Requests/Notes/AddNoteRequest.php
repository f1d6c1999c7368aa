<?php

declare(strict_types=1);

namespace App\Http\Requests\Notes;

use App\Domain\Notes\RecordAccess;
use App\Http\Requests\Concerns\IsSentOnce;
use App\Http\Requests\FormRequest;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;

/** `body`, `category`, `is_pinned`, for the record in the URL. */
final class AddNoteRequest extends FormRequest
{
    use ChecksNoteText, IsSentOnce;

    private ?Model $record = null;

    public function authorize(): bool
    {
        return $this->subject()->exists;
    }

    public function rules(): array
    {
        return [...$this->textRules(), 'is_pinned' => ['nullable', 'boolean'], ...$this->referenceRule()];
    }

    public function subject(): Model
    {
        /** @var User $author */
        $author = $this->user();

        ['subjectType' => $type, 'subjectId' => $id] = $this->route()->parameters();

        return $this->record ??= app(RecordAccess::class)->findOrFail($type, (int) $id, $author);
    }
}
