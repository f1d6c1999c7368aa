<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Domain\Users\TrainingResult;
use App\Http\Requests\FormRequest;
use App\Models\GatedAbility;
use Carbon\CarbonImmutable;
use Illuminate\Validation\Rule;

/** `result`, `score` and `completed_on` of one colleague. */
final class RecordTrainingRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'result' => ['required', Rule::in(['passed', 'failed'])],
            'score' => ['nullable', 'integer', 'between:0,100'],
            'completed_on' => ['required', 'date_format:Y-m-d', 'after:2000-01-01', 'before_or_equal:'.GatedAbility::today()],
        ];
    }

    public function messages(): array
    {
        return [
            'result.*' => 'Choose passed or failed.',
            'score.*' => 'Enter a score of 0 to 100 percent.',
            'completed_on.*' => 'Enter the day of the training, today or earlier.',
        ];
    }

    public function result(int $userId): TrainingResult
    {
        $score = $this->string('score');

        return new TrainingResult(
            $userId,
            $this->string('result')->value() === 'passed',
            $score->isEmpty() ? null : $score->toInteger(),
            CarbonImmutable::parse($this->string('completed_on')->value()),
        );
    }
}
