import { FileDropZone } from '@/components/file-drop-zone';
import { Banner } from '@/components/ui/banner';
import { BankFileResult } from '@/features/deposits/bank-file-result';
import { type BankFileState, useBankFile } from '@/features/deposits/use-bank-file';
import { formatCount } from '@/lib/format';

interface BankFileImportProps {
    maxKilobytes: number;
    maxRows: number;
}

/** Upload, check and import of a bank file. */
export function BankFileImport({ maxKilobytes, maxRows }: BankFileImportProps) {
    const { state, choose, remove, importFile } = useBankFile(maxKilobytes);
    const isChecked = state.step === 'checked' || state.step === 'importing';

    return (
        <>
            <FileDropZone
                title={titleOf(state.step)}
                label="Bank file"
                accept=".csv,.txt,text/csv,text/plain"
                busy={state.step === 'checking' || state.step === 'importing'}
                compact={isChecked}
                onFiles={choose}
            >
                CSV from ANZ, CommBank, NAB or Westpac, up to {formatCount(maxRows)} rows and{' '}
                {Math.floor(maxKilobytes / 1024)} MB. You’ll see a preview before anything is imported.
            </FileDropZone>
            {state.step === 'refused' && (
                <Banner tone="danger" title="Couldn’t read this file" onClose={remove}>
                    {state.reason}
                </Banner>
            )}
            {isChecked && (
                <BankFileResult
                    key={state.check.sha256}
                    name={state.file.name}
                    check={state.check}
                    importing={state.step === 'importing'}
                    onImport={() => importFile(state.file, state.check)}
                    onRemove={remove}
                />
            )}
        </>
    );
}

function titleOf(step: BankFileState['step']): string {
    switch (step) {
        case 'checking':
            return 'Checking the file…';
        case 'importing':
            return 'Importing the file…';
        case 'checked':
            return 'Drop another bank file here, or choose one';
        default:
            return 'Drop a bank file here, or choose one';
    }
}
