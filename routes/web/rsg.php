<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Reports\ExportController;
use App\Http\Controllers\Reports\ExportListController;
use App\Http\Controllers\Rsg\BarredEntryController;
use App\Http\Controllers\Rsg\BarredImportController;
use App\Http\Controllers\Rsg\BarredLiftController;
use App\Http\Controllers\Rsg\BarredMatchController;
use App\Http\Controllers\Rsg\BetstopCheckController;
use App\Http\Controllers\Rsg\BetstopLogController;
use App\Http\Controllers\Rsg\BetstopNoticeController;
use App\Http\Controllers\Rsg\CommunicationController;
use App\Http\Controllers\Rsg\EventController;
use App\Http\Controllers\Rsg\EvidenceController;
use App\Http\Controllers\Rsg\ExclusionCaseController;
use App\Http\Controllers\Rsg\ExclusionLiftController;
use App\Http\Controllers\Rsg\ExclusionReviewController;
use App\Http\Controllers\Rsg\FormSubmissionController;
use App\Http\Controllers\Rsg\RecordReceiptsController;
use App\Http\Controllers\Rsg\ResolveRsgController;
use App\Http\Controllers\Rsg\RsgDashboardController;
use App\Lists\Rsg\BarredEntryList;
use App\Lists\Rsg\BetstopLogList;
use App\Lists\Rsg\BetstopUpdateList;
use App\Lists\Rsg\CommunicationList;
use App\Lists\Rsg\EventList;
use App\Lists\Rsg\ExclusionCaseList;
use App\Lists\Rsg\FormSubmissionList;
use App\Models\BarredEntry;
use Illuminate\Support\Facades\Route;

Route::prefix('rsg')->name('rsg.')->group(function (): void {
    Route::get('/', RsgDashboardController::class)->middleware('can:'.Ability::ViewRsg->value)->name('dashboard');

    Route::prefix('exclusions')->name('exclusions.')->middleware('can:'.Ability::ViewRsg->value)->group(function (): void {
        Route::get('/', [ExclusionCaseController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', ExclusionCaseList::class)->name('export')->can('exportReports');
    });

    Route::prefix('exclusions/{case}')->whereNumber('case')->name('exclusions.')->middleware('can:'.Ability::ViewRsg->value)->group(function (): void {
        Route::get('/', [ExclusionCaseController::class, 'show'])->name('show');
        Route::post('evidence', [EvidenceController::class, 'storeOfCase'])->name('evidence.store')->can('exportEvidence');
        Route::middleware('can:protectPeople')->group(function (): void {
            Route::put('owner', [ExclusionCaseController::class, 'assign'])->name('assign');
            // POST, because the proof may be a file.
            Route::post('steps/{step}', [ExclusionCaseController::class, 'complete'])->name('steps.complete')->scopeBindings();
            Route::post('bonuses/reversal', [ExclusionCaseController::class, 'reverseBonuses'])->name('bonuses.reverse');
            Route::post('accounts/closure', [ExclusionCaseController::class, 'closeAccounts'])->name('accounts.close');
        });
        Route::middleware('can:liftExclusions')->group(function (): void {
            // "Not the same person" lets the person bet again.
            Route::put('records/{record}', [ExclusionCaseController::class, 'decide'])->name('records.update')->scopeBindings();
            Route::post('lift', [ExclusionLiftController::class, 'store'])->name('lift.store');
            Route::put('lift', [ExclusionLiftController::class, 'update'])->name('lift.confirm');
            Route::delete('lift', [ExclusionLiftController::class, 'destroy'])->name('lift.destroy');
        });
    });

    Route::get('receipts', RecordReceiptsController::class)->middleware(['can:'.Ability::ViewClients->value, 'can:'.Ability::ViewRsg->value])->name('receipts');

    Route::prefix('evidence')->name('evidence.')->middleware('can:exportEvidence')->group(function (): void {
        // A colleague's pack is answered with 404.
        Route::get('{export}/download', [ExportController::class, 'download'])->name('download')->can('download', 'export');
        Route::delete('{export}', [ExportController::class, 'destroy'])->name('destroy')->can('cancel', 'export');
    });

    Route::prefix('communications')->name('communications.')->middleware('can:'.Ability::ViewRsgCommunications->value)->group(function (): void {
        Route::get('/', [CommunicationController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', CommunicationList::class)->name('export')->can('exportReports');
        // Includes communications with deleted clients, which still have to be handled.
        Route::put('clients/{client}', [CommunicationController::class, 'update'])->name('update')->withTrashed();
        Route::post('clients/{client}/mark-as-resolved', [ResolveRsgController::class, 'communications'])->name('mark-as-resolved')->withTrashed();
    });

    Route::prefix('form-submissions')->name('form-submissions.')->middleware('can:'.Ability::ViewRsgFormSubmissions->value)->group(function (): void {
        Route::get('/', [FormSubmissionController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', FormSubmissionList::class)->name('export')->can('exportReports');
        Route::get('{submission}', [FormSubmissionController::class, 'show'])->name('show');
        Route::put('{submission}/mark-as-resolved', [ResolveRsgController::class, 'formSubmission'])->name('mark-as-resolved');
        Route::post('{submission}/decision', [FormSubmissionController::class, 'decide'])->name('decide');
        Route::put('{submission}/owner', [FormSubmissionController::class, 'assign'])->defaults('ability', Ability::ViewRsgFormSubmissions->value)->name('assign');
        Route::put('{submission}/client', [FormSubmissionController::class, 'link'])->name('link');
    });

    Route::prefix('events')->name('events.')->middleware('can:'.Ability::ViewRsgEvents->value)->group(function (): void {
        Route::get('/', [EventController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', EventList::class)->name('export')->can('exportReports');
        Route::get('{rsgEvent}', [EventController::class, 'show'])->name('show');
        Route::put('{rsgEvent}/owner', [EventController::class, 'assign'])->defaults('ability', Ability::ViewRsgEvents->value)->name('assign');
        Route::put('{rsgEvent}/status', [EventController::class, 'move'])->name('move');
    });

    Route::prefix('betstop')->middleware('can:'.Ability::ViewBetstopLogs->value)->group(function (): void {
        Route::get('check', [BetstopCheckController::class, 'index'])->name('betstop-check.index');
        Route::post('check', [BetstopCheckController::class, 'store'])->name('betstop-check.store');
        Route::post('check/list', [BetstopCheckController::class, 'storeList'])->name('betstop-check.store-list');
        Route::get('logs', BetstopLogController::class)->name('betstop-logs.index');
        Route::get('logs/export', ExportListController::class)->defaults('list', BetstopLogList::class)->name('betstop-logs.export');
    });

    Route::prefix('betstop-updates')->name('betstop-updates.')->middleware('can:'.Ability::ViewBetstopUpdates->value)->group(function (): void {
        Route::get('/', [BetstopNoticeController::class, 'index'])->name('index');
        Route::get('export', ExportListController::class)->defaults('list', BetstopUpdateList::class)->name('export');
        Route::post('file/check', [BetstopNoticeController::class, 'checkFile'])->name('check-file');
        Route::post('file', [BetstopNoticeController::class, 'storeFile'])->name('store-file');
        Route::get('{betstopUpdate}', [BetstopNoticeController::class, 'show'])->name('show');
        Route::post('{betstopUpdate}/decisions', [BetstopNoticeController::class, 'decide'])->name('decide');
        Route::post('{betstopUpdate}/verification', [BetstopNoticeController::class, 'verify'])->name('verify');
    });

    Route::prefix('exclusion-reviews')->name('exclusion-reviews.')->middleware('can:'.Ability::ViewRsg->value)->group(function (): void {
        Route::get('/', [ExclusionReviewController::class, 'index'])->name('index');
        Route::put('{exclusionReview}', [ExclusionReviewController::class, 'update'])->name('update')->can('liftExclusions');
    });

    Route::prefix('barred-list')->name('barred-list.')->middleware('can:'.Ability::ViewBarredList->value)->group(function (): void {
        Route::get('/', [BarredEntryController::class, 'index'])->name('index');
        Route::middleware('can:manage,'.BarredEntry::class)->group(function (): void {
            Route::post('/', [BarredEntryController::class, 'store'])->name('store');
            Route::put('{barredEntry}', [BarredEntryController::class, 'update'])->name('update');
            Route::put('matches/{barredMatch}', [BarredMatchController::class, 'update'])->name('matches');
            Route::post('{barredEntry}/lift', [BarredLiftController::class, 'store'])->name('lift.store');
            Route::put('{barredEntry}/lift', [BarredLiftController::class, 'update'])->name('lift.update');
            Route::delete('{barredEntry}/lift', [BarredLiftController::class, 'destroy'])->name('lift.destroy');
        });
        Route::prefix('imports')->name('imports.')->group(function (): void {
            Route::get('/', [BarredImportController::class, 'index'])->name('index');
            Route::get('sample', [BarredImportController::class, 'sample'])->name('sample');
            Route::get('{barredImport}', [BarredImportController::class, 'show'])->name('show');
            Route::middleware('can:manage,'.BarredEntry::class)->group(function (): void {
                Route::post('/', [BarredImportController::class, 'store'])->name('store');
                Route::post('{barredImport}/run', [BarredImportController::class, 'run'])->name('run');
                Route::post('{barredImport}/cancel', [BarredImportController::class, 'cancel'])->name('cancel');
                Route::post('{barredImport}/undo', [BarredImportController::class, 'undo'])->name('undo');
            });
        });
        Route::get('export', ExportListController::class)->defaults('list', BarredEntryList::class)->name('export')->can('export', BarredEntry::class);
    });
});
